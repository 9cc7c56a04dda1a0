import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersAt } from './support/accessible.ts'
import { ORIGIN } from './support/environment.ts'
import { expectFocusSeen } from './support/focus.ts'
import { pay } from './support/payments.ts'
import { signUp } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

async function learner(browser: Browser): Promise<Page> {
  const page = await newPage(browser)
  await signUp(page.context())
  return page
}

/** Responds to one call of the app with a given body. */
async function answer(page: Page, path: string, body: object, status = 200): Promise<void> {
  await page.route(`${ORIGIN}/api${path}`, (route) => route.fulfill({ status, json: body }))
}

test('public pages have no accessibility barriers, with errors and menus', async ({ browser }) => {
  test.setTimeout(LIMITS.longJourney)
  const page = await newPage(browser)
  await expectNoBarriersAt(page, '/', /TOEFL/)
  await expectNoBarriersAt(page, '/reset-password', 'Lupa Password')
  await expectNoBarriersAt(page, '/verifikasi/AAAAA-AAAAA', 'Verifikasi Sertifikat')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expectNoBarriers(page)

  await expectNoBarriersAt(page, '/login', 'Login')
  await page.getByLabel('Email atau Nomor HP').fill('siapa@contoh.test')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Login Gagal' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expectNoBarriers(page)

  await expectNoBarriersAt(page, '/register', 'Daftar')
  await page.getByLabel('Password', { exact: true }).fill('satu')
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill('dua')
  await expect(page.getByText('Password tidak cocok.')).toBeVisible()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Gagal Register' })).toBeVisible()
  await expectNoBarriers(page)
})

test("a new learner's pages have no accessibility barriers", async ({ browser }) => {
  test.setTimeout(LIMITS.longJourney)
  const page = await learner(browser)
  await expectNoBarriersAt(page, '/paketsoal', 'Simulasi TOEFL')
  await expectNoBarriersAt(page, '/paket-saya', 'Paket Saya')
  await expectNoBarriersAt(page, '/riwayat-ujian', 'Riwayat Simulasi')

  await expectNoBarriersAt(page, '/profile', 'Profile User')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await page.getByRole('button', { name: 'Simpan Password' }).click()
  await expect(page.getByText('Harap isi password lama dan baru.')).toBeVisible()
  await expectNoBarriers(page)

  await page.goto('/paketsoal')
  await page.getByRole('button', { name: 'Kerjakan Soal' }).first().click()
  await page.waitForURL('**/bayar/*')
  await page.getByRole('button', { name: 'Kirim Bukti Pembayaran' }).click()
  await expect(page.getByText('Mohon unggah bukti pembayaran terlebih dahulu')).toBeVisible()
  await expectNoBarriers(page)

  await pay(page.context())
  await page.reload()
  await expect(page.getByText('Menunggu Verifikasi').first()).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/paketsoal')
  await page.getByRole('button', { name: 'Kerjakan Soal' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Menunggu Verifikasi' })).toBeVisible()
  await expectNoBarriers(page)
})

test('lists that fail to load have no accessibility barriers', async ({ browser }) => {
  const page = await learner(browser)
  const failure = { message: 'Layanan sedang tidak tersedia.' }
  for (const path of ['/users/riwayat-ujian', '/users/lastScore', '/users/payment', '/paket-soal'])
    await answer(page, path, failure, 503)
  await page.goto('/riwayat-ujian')
  await expect(page.getByText('Gagal mengambil data exam histories')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/paket-saya')
  await expect(page.getByText('Terjadi kesalahan saat mengambil data pembayaran.')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/paketsoal')
  await expect(page.getByText('Gagal mengambil data paket')).toBeVisible()
  await expectNoBarriers(page)
})

test('the Mini Test has no accessibility barriers', async ({ browser }) => {
  test.setTimeout(LIMITS.longJourney)
  const page = await learner(browser)
  await expectNoBarriersAt(page, '/mini-test', 'MINI TEST TOEFL')
  await expectNoBarriersAt(page, '/listening', 'Section 1: Listening')
  await expectNoBarriersAt(page, '/structure', 'Section 2: Structure and Written Expression')
  await page.getByRole('button', { name: 'Nomor 6, belum terjawab' }).click()
  await page.getByRole('radio').first().click()
  await expectNoBarriers(page)
  await expectFocusSeen(page)
  await expectNoBarriersAt(page, '/reading', 'Section 3: Reading')
  await expectFocusSeen(page)
  await expectNoBarriersAt(page, '/finish', /^Selamat/)
})
