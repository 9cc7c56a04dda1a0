import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf } from './support/people.ts'
import { wholeExamInWord, recordingsZip } from './support/question-files.ts'

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
