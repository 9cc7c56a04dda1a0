import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { SAVE_GRACE_MS, type Session } from '@lulus/api/contracts/exam'
import { enrol } from './support/access.ts'
import { expectNoBarriers } from './support/accessible.ts'
import { answerAll, completeSession, leaveSession } from './support/attempts.ts'
import {
  choose,
  endSession,
  goOn,
  moveOn,
  question,
  waitUntilSaved,
} from './support/exam-driver.ts'
import { expectFocusSeen } from './support/focus.ts'
import { tabTo } from './support/keyboard.ts'
import { browserOf, send, type Account } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

const SAVE = '**/api/soal/simpan-jawaban'
const TIME = String.raw`\d\d\.\d\d\.\d\d.WIB`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The option (1-4) chosen over HTTP before the network goes away. */
const anything = () => 4

async function heldOn(context: BrowserContext, examPage: number): Promise<string | undefined> {
  const { data } = await send<{ data: { answer: { id: number; answer: string }[] } }>(
    context,
    'GET',
    '/soal/ambil-jawaban'
  )
  return data.answer.find(({ id }) => id === examPage)?.answer
}

/** Number of late answers stored on the server for each attempt. */
async function lateOn(context: BrowserContext): Promise<number[]> {
  const { data } = await send<{ data: { jumlah: number }[] }>(
    context,
    'GET',
    '/users/jawaban-terlambat'
  )
  return data.map(({ jumlah }) => jumlah)
}

/** No accessibility barriers, and the focused element is visible. */
async function expectUsable(page: Page): Promise<void> {
  await expectNoBarriers(page)
  await expectFocusSeen(page)
}

/** In a dialog taller than a low window, Shift+Tab from the first control shows the last one. */
async function expectSeenBackwards(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 800, height: 360 })
  await tabTo(page, button(page, 'Tutup'))
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Salin rincian')).toBeFocused()
  await expect(button(page, 'Salin rincian')).toBeInViewport({ ratio: 1 })
  if (before) await page.setViewportSize(before)
}

/** Lets the server end the session and its grace period while this page is offline. */
async function endUnseen(context: BrowserContext, page: Page, nohp: string): Promise<void> {
  await send(context, 'PUT', '/soal/timers-to-zero', { nohp })
  await page.waitForTimeout(SAVE_GRACE_MS + 500)
}

async function openSession(
  context: BrowserContext,
  page: Page,
  { nohp, paketId }: { nohp: string; paketId: number },
  earlier: readonly Session[]
): Promise<void> {
  await send(context, 'PUT', '/soal/timers', { nohp, paketId })
  for (const session of earlier) {
    await completeSession(context, nohp, session)
    await leaveSession(context, nohp, session)
  }
  await page.goto(`/simulasi-toefl/${paketId}`)
  await goOn(page)
}

/**
 * Opens the result of an attempt that the server finished, on another device, which loses the server for a moment.
 * @returns the result's address
 */
async function seeResultElsewhere(browser: Browser, account: Account): Promise<string> {
  const { email, password } = account
  const page = await browserOf(browser, { identifier: email, password })
  await page.goto('/paketsoal')
  await page.getByRole('link', { name: 'Lihat hasil' }).click()
  const score = page.getByText('Skor total', { exact: true })
  await expect(score).toBeVisible()
  await expect(page).toHaveURL(/\/hasil\/\d+$/)
  const address = page.url()

  const away = /\/api\/(users\/riwayat-ujian|health)/
  await page.route(away, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Terbuka sendiri begitu terhubung lagi.')).toBeVisible()
  await page.unroute(away)
  await expect(score).toBeVisible()
  await page.context().close()
  return address
}

test('answers that were too late are shown with their times until the learner dismisses them', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account
  await openSession(context, page, { nohp, paketId }, [])
  await answerAll(context, 'listening', anything)
  await page.reload()
  await choose(page, 1, 1)
  await waitUntilSaved(page)

  // The server saves it, but the device gets no response.
  await page.route(SAVE, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await goOn(page)
  await choose(page, 2, 1)
  await expect.poll(() => heldOn(context, 2)).toBe('1')
  await page.unroute(SAVE)
  await context.setOffline(true)
  await goOn(page)
  await choose(page, 3, 2)
  await goOn(page)
  await choose(page, 4, 3)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await endUnseen(context, page, nohp)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Sesi 1 selesai' })).toBeVisible()
  const report = page.getByText('2 jawaban terlambat disimpan di server')
  await expect(report).toBeVisible()
  await expect(page.getByText(new RegExp(`^Nomor 3: B, dipilih ${TIME}$`))).toBeVisible()
  await expect(page.getByText(new RegExp(`^Nomor 4: C, dipilih ${TIME}$`))).toBeVisible()
  await expect(page.getByText(new RegExp(`berakhir .*${TIME}$`))).toBeVisible()
  await expect(page.getByText(/^Nomor 2:/)).toHaveCount(0)
  expect(await lateOn(context)).toEqual([2])
  await expectUsable(page)
  await page.reload()
  await expect(report).toBeVisible()

  await moveOn(page, 2)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('2 jawaban terlambat disimpan di server.')).toBeVisible()
  await expectUsable(page)
  await button(page, 'Lihat rincian').click()
  await expect(
    page.getByRole('dialog', { name: 'Jawaban terlambat' }).getByText(/^Nomor 3: B/)
  ).toBeVisible()
  await expectUsable(page)
  await expectSeenBackwards(page)
  await page.keyboard.press('Escape')

  await completeSession(context, nohp, 'written')
  await leaveSession(context, nohp, 'written')
  await answerAll(context, 'reading')
  await page.reload()
  await expect(page.getByText('2 jawaban terlambat disimpan di server.')).toBeVisible()
  await endSession(page)
  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible()
  await expect(page.getByText(/^Nomor 4: C/)).toBeVisible()
  await expectUsable(page)

  await page.reload()
  await expect(page.getByText(/^Nomor 4: C/)).toBeVisible()
  await button(page, 'Hapus catatan ini').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(report).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Skor total', { exact: true })).toBeVisible()
  await expect(report).toHaveCount(0)
})

test('an exam that the server ended while offline shows its result and the missing answers on every device', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  const { nohp } = account
  await openSession(context, page, { nohp, paketId }, ['listening', 'written'])
  await answerAll(context, 'reading', anything)
  await page.reload()
  await expect(question(page, 94)).toBeVisible()

  await context.setOffline(true)
  await choose(page, 94, 2)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()
  await endUnseen(context, page, nohp)
  const address = await seeResultElsewhere(browser, account)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page).toHaveURL(address)
  await expect(page.getByText('1 jawaban terlambat disimpan di server')).toBeVisible()
  await expect(page.getByText(new RegExp(`^Nomor 1: B, dipilih ${TIME}$`))).toBeVisible()
})

test('an answer whose save failed reaches the server after a reload, without any action', async ({
  browser,
  context,
  page,
}) => {
  const { account, paketId } = await enrol(browser, context)
  await openSession(context, page, { nohp: account.nohp, paketId }, [])
  await waitUntilSaved(page)
  let isDown = true
  await page.route(SAVE, (route) => (isDown ? route.abort() : route.continue()))
  // The browser asks before leaving while an answer is being sent.
  page.on('dialog', (dialog) => void dialog.accept())
  await choose(page, 1, 3)
  await expect(page.getByText('Menunggu jaringan').first()).toBeVisible()

  page.once('domcontentloaded', () => {
    isDown = false
  })
  await page.reload()
  await expect.poll(() => heldOn(context, 1)).toBe('3')
  await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveValue('3')
})
