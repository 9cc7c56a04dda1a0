import { expect, test, type Browser, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectLargeTargets, expectReflow, SIZES } from './support/accessible.ts'
import { ORIGIN } from './support/environment.ts'
import { pay } from './support/payments.ts'
import { register, signIn, somebody } from './support/people.ts'

/** A laptop at 200 % zoom, and the narrowest width at which a page must reflow (WCAG 1.4.10). */
const ZOOMED = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
]

/** Looks at what is on the screen in every size, without leaving it. */
async function expectNoBarriers(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectClean(page)
  }
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    await expectReflow(page)
    await expectLargeTargets(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await test.step(path, () => expectNoBarriers(page))
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  return context.newPage()
}

async function learner(browser: Browser): Promise<Page> {
  const page = await newPage(browser)
  const account = somebody()
  await register(page.context(), account)
  await signIn(page.context(), { identifier: account.email, password: account.password })
  return page
}

/** Answers one call of the app as the test says. */
async function answer(page: Page, path: string, body: object, status = 200): Promise<void> {
  await page.route(`${ORIGIN}/api${path}`, (route) => route.fulfill({ status, json: body }))
}

const exam = (id: number, totalScore: number) => ({
  id,
  nama_paket: 'Paket A',
  listeningScore: 52,
  structureScore: 55,
  readingScore: 56,
  totalScore,
  listening_correct: 34,
  written_correct: 30,
  reading_correct: 38,
  createdAt: `2026-11-${10 + id}T10:00:00.000Z`,
  kode: 'K7MR4-AAAAA',
})

const payment = (id: number, status: string) => ({
  id,
  nama_paket: 'Paket A',
  paket_soal_id: 1,
  amount: 20_000,
  buktiBayar: 'bukti.jpg',
  status,
  alasan_penolakan: status === 'rejected' ? 'Nominal transfer tidak sesuai.' : null,
  createdAt: '2026-11-21T10:00:00.000Z',
})

test('what visitors see has no barriers, errors and menus included', async ({ browser }) => {
  test.setTimeout(3 * 60_000)
  const page = await newPage(browser)
  await open(page, '/', /TOEFL/)
  await open(page, '/reset-password', 'Lupa Password')
  await open(page, '/verifikasi/AAAAA-AAAAA', 'Verifikasi Sertifikat')
  await answer(page, '/sertifikat/K7MR4-AAAAA', {
    valid: true,
    nama: 'Rina Wijaya',
    nama_paket: 'Paket A',
    totalScore: 543,
    tanggal: '2026-11-21T10:00:00.000Z',
  })
  await open(page, '/verifikasi/K7MR4-AAAAA', 'Verifikasi Sertifikat')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await expectNoBarriers(page)

  await open(page, '/login', 'Login')
  await page.getByLabel('Email atau Nomor HP').fill('siapa@contoh.test')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Login Gagal' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expectNoBarriers(page)

  await open(page, '/register', 'Daftar')
  await page.getByLabel('Password', { exact: true }).fill('satu')
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill('dua')
  await expect(page.getByText('Password tidak cocok.')).toBeVisible()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Gagal Register' })).toBeVisible()
  await expectNoBarriers(page)
})

test('what a new learner sees has no barriers', async ({ browser }) => {
  test.setTimeout(3 * 60_000)
  const page = await learner(browser)
  await open(page, '/paketsoal', 'Simulasi TOEFL')
  await open(page, '/paket-saya', 'Paket Saya')
  await open(page, '/riwayat-ujian', 'Riwayat Simulasi')

  await open(page, '/profile', 'Profile User')
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

test('lists that are full, and lists that can not be had, have no barriers', async ({
  browser,
}) => {
  test.setTimeout(3 * 60_000)
  const page = await learner(browser)
  const rows = [exam(3, 543), exam(2, 510), exam(1, 467)]
  await answer(page, '/users/riwayat-ujian', { data: rows })
  await answer(page, '/users/lastScore', {
    lastScore: 543,
    scoreListening: 52,
    scoreWritten: 55,
    scoreReading: 56,
    listeningCorrect: 34,
    writtenCorrect: 30,
    readingCorrect: 38,
    lastPaket: 'Paket A',
  })
  await answer(page, '/users/payment', {
    data: [payment(3, 'pending'), payment(2, 'rejected'), payment(1, 'confirmed')],
  })
  await open(page, '/riwayat-ujian', 'Riwayat Simulasi')
  await open(page, '/paketsoal', 'Simulasi TOEFL')
  await open(page, '/paket-saya', 'Paket Saya')

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

test('the Mini Test reflows, and everything in it is large enough to press', async ({
  browser,
}) => {
  test.setTimeout(3 * 60_000)
  const page = await learner(browser)
  await open(page, '/mini-test', 'MINI TEST TOEFL')
  await open(page, '/listening', 'Section 1: Listening')
  await open(page, '/structure', 'Section 2: Structure and Written Expression')
  await page.getByRole('button', { name: 'Nomor 6, belum terjawab' }).click()
  await page.getByRole('radio').first().click()
  await expectNoBarriers(page)
  await open(page, '/reading', 'Section 3: Reading')
  await open(page, '/finish', /^Selamat/)
})

test('the exam reflows, and everything in it is large enough to press', async ({ browser }) => {
  test.setTimeout(3 * 60_000)
  const page = await newPage(browser)
  const { paketId } = await enrol(browser, page.context())
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  await open(page, `/simulasi-toefl/${paketId}`, 'Simulasi TOEFL')
  await page.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Ya, Mulai' }).click()
  await heading('Daftar soal')
  await expectNoBarriers(page)
  await page.keyboard.press('ArrowRight')
  await heading('Nomor 1')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Nomor 31, belum terjawab' }).click()
  await heading('Nomor 31–34')
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(page.getByText('Jawaban Belum Lengkap!')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')

  const [small] = SIZES.slice(1)
  if (small) await page.setViewportSize(small)
  await page.getByRole('button', { name: /terjawab$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Daftar soal' })).toBeVisible()
  await expectClean(page)
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    await expectReflow(page)
    await expectLargeTargets(page)
  }
})
