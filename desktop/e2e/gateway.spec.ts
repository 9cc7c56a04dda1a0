import { expect, test } from '@playwright/test'
import { signInAtKiosk } from './support/academy-screens.ts'
import { enrolLearner } from './support/academy.ts'
import { SERVER_ORIGIN } from './support/environment.ts'
import { openKioskPage } from './support/kiosk-page.ts'

test('the gateway refuses pages and calls outside of an exam, even to a signed-in user', async ({
  browser,
}) => {
  const learner = await enrolLearner()
  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN)
  const { page, origin } = kiosk
  await page.goto(origin)
  await signInAtKiosk(page, learner)

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

test('the gateway refuses another browser on the same computer', async ({ browser }) => {
  await using kiosk = await openKioskPage(browser, SERVER_ORIGIN)
  const other = await browser.newPage()
  const answer = await other.goto(`${kiosk.origin}/login`)
  expect(answer?.status()).toBe(403)
  await expect(
    other.getByText('Alamat ini hanya untuk aplikasi ujian di komputer ini.')
  ).toBeVisible()
  await other.close()
})

test('the kiosk shows an error page when the server does not answer', async ({ browser }) => {
  await using kiosk = await openKioskPage(browser, 'http://127.0.0.1:1')
  await kiosk.page.goto(kiosk.origin)
  await expect(kiosk.page.getByText(/belum bisa menghubungi server ujian/)).toBeVisible()
})
