import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { pagesOfSession, type Session } from '@lulus/api/contracts/exam'
import { demoKeys, expectedScores } from './support/demo-package.ts'
import { ADMIN } from './support/environment.ts'
import {
  answerSession,
  choose,
  endSession,
  goOn,
  moveOn,
  question,
  waitUntilSaved,
} from './support/exam-driver.ts'
import { expectMessage } from './support/messages.ts'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { pdfText } from '../../api/tests/support/pdf_text.ts'
import { downloadedBy } from './support/papers.ts'
import { newAccount, type Account } from './support/people.ts'
import { LIMITS } from './support/limits.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const KEYS = demoKeys()
const isWrong = (examPage: number) => examPage % 7 === 3

/** The correct option, or a wrong one on the pages that this learner gets wrong. */
function answerOf(examPage: number): number {
  const key = KEYS.get(examPage) ?? 1
  return isWrong(examPage) ? (key % 4) + 1 : key
}

function correctIn(session: Session): number {
  return pagesOfSession(session).filter((examPage) => !isWrong(examPage)).length
}

async function registerAndLogIn(page: Page, account: Account): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Daftar', exact: true }).first().click()
  await page.getByLabel('Nama').fill(account.nama)
  await page.getByLabel('Nomor HP').fill(account.nohp)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Konfirmasi Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL('**/login')
  await page.getByLabel(/Email atau Nomor HP/i).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/paketsoal')
}

async function pay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await page.waitForURL('**/bayar/*')
  await expect(page.getByText('Rp 20.000').first()).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'bukti transfer.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegPhoto({ width: 2400, height: 3200 }),
  })
  await expectMessage(
    page,
    'Bukti pembayaran berhasil dikirim. Silakan tunggu konfirmasi admin.',
    () => page.getByRole('button', { name: 'Kirim Bukti Pembayaran' }).click()
  )
  await page.waitForURL('**/paketsoal')
}

async function confirmPayment(admin: Page, account: Account): Promise<void> {
  await admin.goto('/login')
  await admin.getByLabel(/Email atau Nomor HP/i).fill(ADMIN.identifier)
  await admin.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await admin.getByRole('button', { name: 'Login', exact: true }).click()
  await admin.waitForURL('**/admin/payments')
  await admin.getByLabel('Cari pembayaran').fill(account.nohp)
  await admin.getByRole('button', { name: 'Cari', exact: true }).click()
  const row = admin.getByRole('row').filter({ hasText: account.nohp })
  await row.getByRole('button', { name: /Konfirmasi/ }).click()
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /Konfirmasi|Ya/ })
    .click()
  await expect(row.getByRole('button', { name: /Konfirmasi/ })).toHaveCount(0)
}

/** Plays one recording to its end at normal speed. */
async function hearRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Putar' }).click()
  await expect(page.getByText('Audio hanya bisa diputar sekali')).toBeVisible({
    timeout: LIMITS.ownClock,
  })
  await expect(page.getByRole('button', { name: 'Putar' })).toHaveCount(0)
}

test('a learner registers, pays, takes all 140 questions and downloads the certificate', async ({
  browser,
}) => {
  test.setTimeout(LIMITS.wholeExam)
  const account = newAccount()
  const learner = await (await browser.newContext()).newPage()
  const admin = await (await browser.newContext()).newPage()

  await registerAndLogIn(learner, account)
  // Browser translation would change the questions.
  await expect(learner.locator('html')).toHaveAttribute('translate', 'no')
  await pay(learner)
  await learner
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await expect(learner.getByText('Menunggu Verifikasi').first()).toBeVisible()
  await learner.getByRole('button', { name: /OK|Tutup|Mengerti/ }).click()
  await confirmPayment(admin, account)

  await learner.goto('/paketsoal')
  await learner
    .getByRole('button', { name: /Kerjakan Soal/ })
    .first()
    .click()
  await learner.waitForURL('**/simulasi-toefl/*')
  await learner.getByRole('button', { name: 'Mulai Simulasi TOEFL' }).click()
  await expect(learner.getByText('Mulai Simulasi TOEFL?')).toBeVisible()
  await learner.getByRole('button', { name: 'Ya, Mulai' }).click()

  // Listening: two real recordings, a reload in the middle, one refused end and one accepted end.
  await goOn(learner)
  await hearRecording(learner)
  await choose(learner, 1, answerOf(1))
  await goOn(learner)
  await hearRecording(learner)
  await choose(learner, 2, answerOf(2))
  await waitUntilSaved(learner)
  await learner.reload()
  await expect(question(learner, 2).getByRole('radio', { checked: true })).toHaveCount(1)
  // A choice and a flag appear at once, because on an old machine each frame of a transition delays the next press.
  for (const part of ['label > span', '[data-mark]']) {
    await expect(question(learner, 2).locator(part).first()).toHaveCSS('transition-duration', '0s')
  }
  await expect(learner.getByText('Audio hanya bisa diputar sekali')).toBeVisible()
  await learner.getByRole('button', { name: 'Selesai', exact: true }).click()
  await expect(learner.getByText('Jawaban Belum Lengkap!')).toBeVisible()
  await expect(learner.getByText('Mohon lengkapi jawaban terlebih dahulu.')).toBeVisible()
  await learner.keyboard.press('Escape')
  await learner.getByRole('button', { name: 'Sebelumnya' }).click()
  await answerSession(learner, 'listening', answerOf)
  await endSession(learner)
  await moveOn(learner, 2)

  await answerSession(learner, 'written', answerOf)
  await endSession(learner)
  await moveOn(learner, 3)

  await answerSession(learner, 'reading', answerOf)
  await endSession(learner)

  // Computes the score again from the table.
  const correct = {
    listening: correctIn('listening'),
    written: correctIn('written'),
    reading: correctIn('reading'),
  }
  const scores = expectedScores(correct)
  await expect(learner.getByRole('heading', { name: 'Hasil simulasi' })).toBeVisible()
  await expect(learner.getByText(String(scores.total), { exact: true })).toBeVisible()
  for (const [name, count, of, scaled] of [
    ['Listening Comprehension', correct.listening, 50, scores.listening],
    ['Structure and Written Expression', correct.written, 40, scores.structure],
    ['Reading Comprehension', correct.reading, 50, scores.reading],
  ] as const) {
    const row = learner.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(`${count} / ${of}`)
    await expect(row).toContainText(String(scaled))
  }

  await learner.goto('/riwayat-ujian')
  const history = learner.getByRole('row').filter({ hasText: 'Paket A' })
  const file = await downloadedBy(learner, () =>
    history.getByRole('button', { name: 'Unduh', exact: true }).click()
  )
  expect(file.suggestedFilename()).toBe(`Sertifikat - ${account.nama} - Paket A.pdf`)
  const text = await pdfText(readFileSync(await file.path()))
  for (const expected of [account.nama, String(scores.total), 'Paket A', 'bukan skor resmi ETS']) {
    expect(text).toContain(expected)
  }

  // The certificate can be verified publicly by its code.
  const [address] = /\/verifikasi\/\S+/.exec(text) ?? []
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address ?? '/verifikasi/')
  await expect(visitor.getByText(account.nama)).toBeVisible()
  await expect(visitor.getByText(String(scores.total)).first()).toBeVisible()
})
