import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf, send, signUp } from './support/people.ts'
import { choose, goOn } from './support/exam-driver.ts'
import { completeSession, answerAll, leaveSession } from './support/attempts.ts'
import { Job } from './support/jobs.ts'
import { LIMITS } from './support/limits.ts'
import { confirmAdminPassword } from './support/password.ts'
import {
  GROUPED_STARTS,
  keyOn,
  recordingsZip,
  wholeExamInExcel,
  wholeExamInWord,
} from './support/question-files.ts'

/** The demo's empty package. */
const EMPTY = 2

let page: Page

test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
})

test.afterEach(() => page.context().close())

const row = (nomor: number) =>
  page.getByRole('listitem').filter({ has: page.getByText(new RegExp(`^Baris ${nomor} ·`)) })

test('140 questions come from Word with their recordings, are mended in two places, stored and undone', async () => {
  await page.goto(`/admin/soal-simulasi/add-soal/${EMPTY}`)
  await page.getByRole('link', { name: 'Impor Soal' }).click()
  await page.getByLabel('Berkas soal').setInputFiles({
    name: 'Paket lengkap.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: wholeExamInWord(),
  })
  await page.getByLabel('ZIP rekaman dan gambar (boleh kosong)').setInputFiles({
    name: 'rekaman.zip',
    mimeType: 'application/zip',
    buffer: recordingsZip(),
  })
  await page.getByRole('button', { name: 'Baca soal' }).click()

  await expect(page.getByText('138 Baru')).toBeVisible()
  await expect(page.getByText('2 Galat')).toBeVisible()
  await expect(row(2)).toContainText('Kunci jawaban belum ada.')

  // By keyboard, from error to error.
  await page.getByRole('button', { name: 'Ke galat berikutnya' }).press('Enter')
  await expect(row(2).getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Perbaiki baris 2', exact: true }).press('Enter')
  await page.getByLabel('Kunci', { exact: true }).selectOption('C')
  await page.getByRole('button', { name: 'Simpan baris' }).press('Enter')
  await expect(page.getByText('1 Galat')).toBeVisible()
  await expect(row(52)).toContainText('Pilihan ada 3; harus empat.')
  await page.getByRole('button', { name: 'Perbaiki baris 52', exact: true }).click()
  await page.getByLabel('Pilihan D', { exact: true }).fill('because of')
  await page.getByRole('button', { name: 'Simpan baris' }).click()

  await expect(row(70).locator('u')).toHaveText(['number', 'have', 'since', 'opened'])
  await page.getByRole('button', { name: 'Simpan 140 soal' }).click()
  await expect(page.getByText('Soal sudah disimpan.')).toBeVisible()

  // The package is whole, as its learners will see it.
  await page.getByRole('link', { name: 'Lihat sebagai peserta' }).click()
  await page.getByLabel('Soal', { exact: true }).selectOption('Reading nomor 1')
  await expect(page.getByText('What is question 1 about?')).toBeVisible()
  await expect(
    page
      .getByRole('img')
      .or(page.getByText(/caravans of salt/))
      .first()
  ).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Batalkan impor' }).click()
  await expect(page.getByText('Impor dibatalkan.')).toBeVisible()
  await page.goto(`/admin/soal-simulasi/add-soal/${EMPTY}`)
  await expect(page.getByText('0 dari 140 soal')).toBeVisible()
})

test('140 questions come from Excel with groups of six and two, are mended, stored, put on sale, and sat by a learner', async ({
  browser,
}) => {
  const office = page.context()
  const name = `Paket Impor ${process.pid}`
  const { data: made } = await send<{ data: { id: number } }>(office, 'POST', '/admin/paket-soal', {
    nama_paket: name,
  })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`/admin/soal-simulasi/add-soal/${made.id}`)
  const job = new Job('140 questions from Excel with their recordings', page)
  await job.click(page.getByRole('link', { name: 'Impor Soal' }))
  await page.getByLabel('Berkas soal').setInputFiles({
    name: 'Paket lengkap.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: wholeExamInExcel(),
  })
  await page.getByLabel('ZIP rekaman dan gambar (boleh kosong)').setInputFiles({
    name: 'rekaman.zip',
    mimeType: 'application/zip',
    buffer: recordingsZip(GROUPED_STARTS),
  })
  // Each file costs two clicks: the button, and the file in the system's dialog.
  job.clicks += 4
  await job.click(page.getByRole('button', { name: 'Baca soal' }))
  await expect(page.getByText('138 Baru')).toBeVisible()
  await expect(page.getByText('2 Galat')).toBeVisible()
  await expect(page.getByText('Kelompok Listening mengikuti berkas')).toBeVisible()
  await expect(page.getByText(/33-38, 40-41, 43-46, 47-50/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('review-1366.png') })
  await job.click(page.getByRole('button', { name: 'Perbaiki baris 2', exact: true }))
  await job.choose(page.getByLabel('Kunci', { exact: true }), 'C')
  await job.click(page.getByRole('button', { name: 'Simpan baris' }))
  await expect(page.getByText('1 Galat')).toBeVisible()
  await job.click(page.getByRole('button', { name: 'Perbaiki baris 52', exact: true }))
  await job.fill(page.getByLabel('Pilihan D', { exact: true }), 'because of')
  await job.click(page.getByRole('button', { name: 'Simpan baris' }))
  await job.click(page.getByRole('button', { name: 'Simpan 140 soal' }))
  await expect(page.getByText('Soal sudah disimpan.')).toBeVisible({ timeout: LIMITS.paper })
  const { clicks, fields } = job.done()
  expect([clicks, fields]).toEqual([11, 2])

  await send(office, 'PUT', `/admin/paket-soal/${made.id}`, { nama_paket: name, status: 'siap' })
  const learner = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const { nohp } = await signUp(learner)
  const { users } = await send<{ users: { id: number }[] }>(
    office,
    'GET',
    `/admin/user?search=${nohp}`
  )
  await confirmAdminPassword(page)
  await send(office, 'POST', `/admin/user/${users[0]?.id}/akses`, {
    paket_soal_id: made.id,
    alasan: 'Uji coba',
  })
  await send(learner, 'PUT', '/soal/timers', { nohp, paketId: made.id })
  const exam = await learner.newPage()
  exam.on('dialog', (one) => void one.accept())
  await exam.goto(`/simulasi-toefl/${made.id}`)
  await exam.getByRole('button', { name: /^Nomor 33,/ }).click()
  await expect(exam.getByRole('heading', { name: 'Nomor 33–38' })).toBeVisible()
  for (const number of [33, 34, 35, 36, 37, 38]) await choose(exam, number, keyOn(number))
  await exam.screenshot({ path: test.info().outputPath('group-1366.png') })
  await goOn(exam)
  await expect(exam.getByRole('heading', { name: 'Nomor 39', exact: true })).toBeVisible()
  await goOn(exam)
  await exam.setViewportSize({ width: 360, height: 800 })
  await expect(exam.getByRole('heading', { name: 'Nomor 40–41' })).toBeVisible()
  await expectReflow(exam)
  await exam.screenshot({ path: test.info().outputPath('group-360.png') })
  await exam.close()

  for (const session of ['listening', 'written'] as const) {
    await completeSession(learner, nohp, session, keyOn)
    await leaveSession(learner, nohp, session)
  }
  await answerAll(learner, 'reading', keyOn)
  const score = await send<object>(learner, 'POST', '/soal/jawaban', { answers: [] })
  expect(score).toMatchObject({ listeningCorrect: 50, writtenCorrect: 40, readingCorrect: 50 })
  await learner.close()

  await page.goto(`/admin/soal-simulasi/edit/${made.id}`)
  await expect(page.getByLabel('Kelompok Listening')).toHaveValue('33-38, 40-41, 43-46, 47-50')
  await page.getByLabel('Kelompok Listening').scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('package-1366.png') })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByLabel('Kelompok Listening').scrollIntoViewIfNeeded()
  await expectReflow(page)
  await page.screenshot({ path: test.info().outputPath('package-360.png') })
  // Other journeys buy the one package that is on sale.
  await send(office, 'DELETE', `/admin/paket-soal/${made.id}`)
})

test('the import is free of barriers in every size', async () => {
  await page.goto(`/admin/soal-simulasi/impor/${EMPTY}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Impor Soal' })).toBeVisible()
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
  await page
    .getByLabel('Atau tempel soal di sini')
    .fill(
      'Structure\n1. _____ cold.\nA. It is\nB. Is\nC. It\nD. Being\nKunci: A\n2. They _____.\nA. is\nB. are\nC. be'
    )
  await page.getByRole('button', { name: 'Baca soal' }).click()
  await expect(page.getByText('1 Galat')).toBeVisible()
  await page.getByRole('button', { name: 'Perbaiki baris 2' }).click()
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await page.getByRole('button', { name: 'Buang impor' }).click()
  await expect(page.getByRole('button', { name: 'Baca soal' })).toBeVisible()
})
