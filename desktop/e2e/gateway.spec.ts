import { expect, test, type Page } from '@playwright/test'
import { answerSession, endSession, goOn, moveOn } from '../../web/e2e/support/exam-driver.ts'
import { enrolLearner, type Learner } from './support/academy.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { openKioskPage } from './support/kiosk-page.ts'

async function signIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.getByLabel(/Email atau Nomor HP/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/paketsoal')
}

test('a learner sits a whole exam through the gateway, and leaves nothing behind', async ({
  browser,
}) => {
  test.setTimeout(6 * 60_000)
  const learner = await enrolLearner()
  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN)
  const { page, origin, stages } = kiosk

  await page.goto(origin)
  await page.waitForURL('**/login')
  await expect(page.getByRole('link', { name: 'Daftar' })).toHaveCount(0)
  await signIn(page, learner)
  const session = (await page.context().cookies()).find(({ name }) => name === '__Host-lulus')
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })

  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.waitForURL('**/simulasi-toefl/*')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await expect.poll(() => stages.at(-1)).toBe('exam')

  // A real recording comes through whole, and plays.
  await goOn(page)
  await page.getByRole('button', { name: 'Putar' }).click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({ timeout: 30_000 })

  // As after a crash of the page: it comes back to where it was.
  await page.reload()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await expect.poll(() => stages.at(-1)).toBe('exam')

  await answerSession(page, 'listening', () => 1)
  await endSession(page)
  await moveOn(page, 2)
  await answerSession(page, 'written', () => 2)
  await endSession(page)
  await moveOn(page, 3)
  await answerSession(page, 'reading', () => 3)
  await endSession(page)

  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible({
    timeout: 30_000,
  })
  await expect.poll(() => stages.at(-1)).toBe('result')
  await expect(page.getByRole('button', { name: /sertifikat/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Riwayat Simulasi' }).last().click()
  await page.waitForURL('**/riwayat-ujian')
  await expect(page.getByRole('button', { name: /sertifikat|unduh/i })).toHaveCount(0)

  await kiosk.askToSignOut()
  await page.waitForURL('**/login')
  await expect.poll(() => stages.at(-1)).toBe('signed_out')
  expect((await page.request.get(`${origin}/api/users/getAuth`)).status()).toBe(401)
  expect(kiosk.problems).toEqual([])
})

test('what is no part of an exam is closed, even to somebody who is signed in', async ({
  browser,
}) => {
  const learner = await enrolLearner()
  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN)
  const { page, origin } = kiosk
  await page.goto(origin)
  await signIn(page, learner)

  for (const path of ['/admin', '/profile', '/bayar/1', '/register', '/paket-saya']) {
    await page.goto(origin + path)
    await page.waitForURL('**/paketsoal')
  }
  const status = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, `/api${path}`)
  expect(await status('/users/riwayat-ujian')).toBe(200)
  for (const path of [
    '/admin/payments',
    '/users/lastScore/sertif',
    '/sertifikat/x',
    '/uploads/qris.svg',
  ])
    expect([path, await status(path)]).toEqual([path, 403])
  expect(
    await page.evaluate(() =>
      fetch('https://evil.example/').then(
        () => 'reached',
        () => 'blocked'
      )
    )
  ).toBe('blocked')
})

test('another browser of the same computer gets nothing', async ({ browser }) => {
  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN)
  const other = await browser.newPage()
  const answer = await other.goto(`${kiosk.origin}/login`)
  expect(answer?.status()).toBe(403)
  await expect(
    other.getByText('Alamat ini hanya untuk aplikasi ujian di komputer ini.')
  ).toBeVisible()
  await other.close()
})

test('a server that is away is said to be away', async ({ browser }) => {
  await using kiosk = await openKioskPage(browser, 'http://127.0.0.1:1')
  await kiosk.page.goto(kiosk.origin)
  await expect(kiosk.page.getByText(/belum bisa menghubungi server ujian/)).toBeVisible()
})
