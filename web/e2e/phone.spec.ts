import { expect, test, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { confirmPayment } from './support/access.ts'
import { answerAll, completeSession, leaveSession } from './support/attempts.ts'
import { choose, goOn, question, waitUntilSaved } from './support/exam-driver.ts'
import { expectMessage } from './support/messages.ts'
import { newAccount } from './support/people.ts'
import { expectSteady, slowPhone } from './support/slow-phone.ts'
import { LIMITS } from './support/limits.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a learner gets from registration to a score on a phone with a slow network', async ({
  browser,
}) => {
  test.setTimeout(LIMITS.longJourney)
  const page = await slowPhone(browser)
  const context = page.context()
  const account = newAccount()

  await page.goto('/')
  await expectSteady(page)
  await page.getByRole('link', { name: 'Daftar', exact: true }).first().tap()
  await page.waitForURL('**/register')
  await expectSteady(page)
  await page.getByLabel('Nama').fill(account.nama)
  await page.getByLabel('Nomor HP').fill(account.nohp)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(account.password)
  await button(page, 'Daftar').tap()
  await page.waitForURL('**/login')
  await expectSteady(page)
  await page.getByLabel('Email atau Nomor HP').fill(account.nohp)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await button(page, 'Login').tap()
  await page.waitForURL('**/paketsoal')
  await expectSteady(page)

  // Pays with a photo from a phone, then waits.
  await button(page, 'Kerjakan Soal').first().tap()
  await page.waitForURL('**/bayar/*')
  await expectSteady(page)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'IMG_2041.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegPhoto({ width: 3000, height: 4000 }),
  })
  await expectMessage(
    page,
    'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.',
    () => button(page, 'Kirim Bukti Pembayaran').tap(),
    {
      timeoutMs: 30_000,
    }
  )
  await page.waitForURL('**/paketsoal')
  await button(page, 'Kerjakan Soal').first().tap()
  const waiting = page.getByRole('alertdialog', { name: 'Menunggu Verifikasi' })
  await waiting.getByRole('button').tap()
  await expect(waiting).toBeHidden()
  await confirmPayment(browser, context)

  // The exam: taps are saved and survive a reload.
  await button(page, 'Kerjakan Soal').first().tap()
  await page.waitForURL('**/simulasi-toefl/*')
  await button(page, 'Mulai Simulasi TOEFL').tap()
  await button(page, 'Ya, Mulai').tap()
  await goOn(page)
  await expect(button(page, 'Putar')).toBeVisible({ timeout: LIMITS.ownClock })
  await choose(page, 1, 3)
  await goOn(page)
  await choose(page, 2, 1)
  await waitUntilSaved(page)
  await page.getByRole('button', { name: /^Daftar soal 2/ }).tap()
  await button(page, 'Nomor 1, terjawab C').tap()
  await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveValue('3')
  await page.reload()
  await expect(question(page, 1).getByRole('radio', { checked: true })).toHaveValue('3')
  await expectSteady(page)

  // The other 138 answers are sent in one request.
  const { nohp } = account
  for (const session of ['listening', 'written'] as const) {
    await completeSession(context, nohp, session)
    await leaveSession(context, nohp, session)
  }
  await answerAll(context, 'reading')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading Comprehension' })).toBeVisible()
  await button(page, 'Selesai').tap()
  await button(page, 'Ya, Akhiri').tap()
  await expect(page.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Riwayat Simulasi' }).tap()
  await page.waitForURL('**/riwayat-ujian')
  await expect(page.getByRole('row').filter({ hasText: 'Paket A' })).toBeVisible()
  await expectSteady(page)
  await page.goto('/reading')
  await expect(page.getByText('What is the passage mainly about?')).toBeVisible()
  await expectSteady(page)
})
