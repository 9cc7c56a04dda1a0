import { createHmac, randomUUID } from 'node:crypto'
import { labSignedText, LAB_HEADERS } from '@lulus/api/contracts/labs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectClean, expectNoBarriers, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN, ORIGIN } from './support/environment.ts'
import { scheduleEvent } from './support/events.ts'
import { tabTo } from './support/keyboard.ts'
import { confirmAdminPassword } from './support/password.ts'
import { browserOf, newAccount, register, send } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [LAPTOP, PHONE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0]]
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Seat {
  labId: number
  seat: string
  key: string
}

/** Signs the calls of a browser as the gateway of a seat's kiosk does. */
async function sitAt(context: BrowserContext, { labId, seat, key }: Seat): Promise<void> {
  await context.route('**/api/**', async (route, request) => {
    const { pathname, search } = new URL(request.url())
    const timestamp = Math.floor(Date.now() / 1000)
    const nonce = randomUUID()
    const text = labSignedText({
      labId,
      encodedSeat: seat,
      timestamp,
      nonce,
      method: request.method(),
      path: pathname + search,
      digest: null,
    })
    const bytes = Buffer.from(key, 'base64url')
    await route.continue({
      headers: {
        ...request.headers(),
        [LAB_HEADERS.id]: String(labId),
        [LAB_HEADERS.seat]: seat,
        [LAB_HEADERS.timestamp]: String(timestamp),
        [LAB_HEADERS.nonce]: nonce,
        [LAB_HEADERS.signature]: createHmac('sha256', bytes).update(text).digest('base64url'),
      },
    })
  })
}

test("an event's board shows its lab as a plan, which is arranged by keyboard and by dragging", async ({
  browser,
  context,
  request,
}) => {
  const ayu = newAccount()
  await register(context, ayu)
  const admin = await browserOf(browser, ADMIN)
  await admin.setViewportSize(LAPTOP)
  await confirmAdminPassword(admin)
  const { data: lab } = await send<{ data: { id: number } }>(
    admin.context(),
    'POST',
    '/admin/lab',
    { nama: `Lab Denah ${Date.now() % 1_000_000}` }
  )
  const { data: issued } = await send<{ data: { kode: string } }>(
    admin.context(),
    'POST',
    `/admin/lab/${lab.id}/kode-kursi`,
    { kali: 5 }
  )
  const keys = new Map<string, string>()
  for (const seat of ['A1', 'A2', 'A3', 'A4', 'A5']) {
    const { kode } = issued
    const answer = await request.post(`${ORIGIN}/api/labs/kursi`, { data: { kode, kursi: seat } })
    const { data } = (await answer.json()) as { data: { labKey: string } }
    keys.set(seat, data.labKey)
  }
  const id = await scheduleEvent(admin, {
    name: `Ujian ${ayu.nohp}`,
    learners: [ayu.nohp],
    lab: lab.id,
  })
  const learner = await browserOf(browser, { identifier: ayu.nohp, password: ayu.password })
  await sitAt(learner.context(), { labId: lab.id, seat: 'A2', key: keys.get('A2') ?? '' })
  await learner.goto(`/ujian/${id}`)
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible()

  await admin.goto(`/admin/jadwal/${id}`)
  await tabTo(admin, button(admin, 'Denah'))
  await admin.keyboard.press('Enter')
  const tile = (seat: string) => admin.getByRole('listitem').filter({ hasText: seat })
  await expect(tile('A2')).toContainText(ayu.nama)
  await expect(tile('A2')).toContainText('Belum datang')
  await expect(tile('A1')).toContainText('Kosong')

  await tabTo(admin, button(admin, 'Susun Denah'))
  await admin.keyboard.press('Enter')
  await tabTo(admin, button(admin, 'Kursi A1, baris 1, kolom 1'))
  await admin.keyboard.press('ArrowRight')
  await expect(admin.getByText('Kursi A1: baris 1, kolom 2, bertukar dengan A2.')).toBeVisible()
  await expect(button(admin, 'Kursi A1, baris 1, kolom 2')).toBeFocused()
  await admin.keyboard.press('ArrowDown')
  await expect(button(admin, 'Kursi A1, baris 2, kolom 2')).toBeFocused()

  const dragged = await button(admin, 'Kursi A5, baris 1, kolom 5').boundingBox()
  const target = await button(admin, 'Kursi A4, baris 1, kolom 4').boundingBox()
  if (!dragged || !target) throw new Error('the seats are not drawn')
  await admin.mouse.move(dragged.x + dragged.width / 2, dragged.y + dragged.height / 2)
  await admin.mouse.down()
  await admin.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 })
  await admin.mouse.up()
  await expect(button(admin, 'Kursi A5, baris 1, kolom 4')).toBeVisible()
  await expect(button(admin, 'Kursi A4, baris 1, kolom 5')).toBeVisible()
  await expectClean(admin)
  await admin.setViewportSize(LAPTOP)
  await admin.screenshot({ path: 'test-results/denah-susun.png', fullPage: true })
  await tabTo(admin, button(admin, 'Simpan Denah'))
  await admin.keyboard.press('Enter')
  await expect(button(admin, 'Susun Denah')).toBeVisible()

  await admin.reload()
  await button(admin, 'Denah').click()
  await expect(tile('A2')).toContainText(ayu.nama)
  const places = await Promise.all(['A1', 'A4'].map((seat) => tile(seat).boundingBox()))
  const [one, four] = places
  expect(one?.y ?? 0).toBeGreaterThan(four?.y ?? 0)
  await admin.screenshot({ path: 'test-results/denah-1366.png', fullPage: true })

  await button(admin, `Tindakan untuk ${ayu.nama}, kursi A2`).click()
  await expect(admin.getByRole('dialog')).toContainText(ayu.nama)
  await admin.keyboard.press('Escape')
  await expectNoBarriers(admin)
  await admin.setViewportSize(PHONE)
  await expectReflow(admin)
  const boxes = await Promise.all(['A1', 'A2'].map((seat) => tile(seat).boundingBox()))
  expect(boxes[0]?.x).toBe(boxes[1]?.x)
  await admin.screenshot({ path: 'test-results/denah-360.png', fullPage: true })
})
