import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { expectClean } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf } from './support/people.ts'

const CONTENT = new URL('../../api/database/content/paket-a/', import.meta.url)
const RECORDING = new URL('audio/10.mp3', CONTENT)
const PASSAGE = new URL('passages/passage-1.png', CONTENT)

const PACKAGE = `Paket Buatan Tangan ${process.pid}`
const OPTIONS = ['At school.', 'At home.', 'In a shop.', 'On a bus.']

const file = (url: URL, mimeType: string) => ({
  name: url.pathname.split('/').at(-1) ?? '',
  mimeType,
  buffer: readFileSync(url),
})

/** The steps depend on each other's results, so they run in order. */
test.describe.configure({ mode: 'serial' })

let page: Page
let chooser: string

test.beforeAll(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
})

test.afterAll(() => page.close())

async function fillOptions() {
  for (const [position, option] of OPTIONS.entries()) {
    await page.getByLabel(`Pilihan ${position + 1}`).fill(option)
  }
  await page.getByLabel('Jawaban').selectOption('2')
}

/** Opens a section's table from the chooser. */
async function openTable(title: string) {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('link', { name: 'Lihat Soal' })
    .click()
  await expect(page.getByRole('heading', { name: `Soal ${title}` })).toBeVisible()
}

async function saved(sentence = 'Soal berhasil ditambahkan!') {
  await expectMessage(page, sentence, () =>
    page.getByRole('button', { name: 'Simpan Soal' }).click()
  )
  await expect(page.getByText(sentence)).toBeHidden()
}

/** Opens a section's form from the chooser. */
async function openForm(title: string) {
  await page.goto(chooser)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('link', { name: 'Tambah Soal' })
    .click()
  await expect(page.getByRole('heading', { name: `Tambah Soal ${title}` })).toBeVisible()
}

test('a new package opens the section chooser', async () => {
  await page.goto('/admin/soal-simulasi/add')
  await page.getByLabel('Nama Paket').fill(PACKAGE)
  await page.locator('form').getByRole('button').last().click()
  await page.waitForURL('**/admin/soal-simulasi')
  await page
    .getByRole('row')
    .filter({ hasText: PACKAGE })
    .getByRole('link', { name: 'Tambah Soal' })
    .click()

  await expect(page.getByText(`${PACKAGE} · 0 dari 140 soal`)).toBeVisible()
  chooser = page.url()
  await expectClean(page)
})

test('a listening question is saved with its recording', async () => {
  await openForm('Listening')
  await expect(page.getByLabel('No. Soal')).toHaveValue('1')
  await expect(page.getByLabel('Page')).toHaveValue('1')
  await page.getByLabel('Audio').setInputFiles(file(RECORDING, 'audio/mpeg'))
  await expect(page.getByText(/^Durasi \d+:\d\d$/)).toBeVisible()
  await fillOptions()
  await expectClean(page)
  await saved()

  await expect(page).toHaveURL(chooser)
  await openTable('Listening')
  const row = page.getByRole('row').filter({ hasText: 'At school.' })
  await row.getByRole('button', { name: 'Putar audio soal nomor 1' }).click()
  await expect(row.getByRole('button', { name: 'Jeda audio soal nomor 1' })).toBeVisible()
  await expectClean(page)
})

test('the questions of a group share the recording of its first page', async () => {
  await openForm('Listening')
  await page.getByLabel('Page').fill('31')
  await expect(page.getByText('Kelompok halaman 31–34: empat soal, satu audio')).toBeVisible()
  await page.getByLabel('Audio').setInputFiles(file(RECORDING, 'audio/mpeg'))
  await fillOptions()
  await page.getByRole('button', { name: 'Simpan & Tambah Lagi' }).click()

  await expect(page.getByLabel('Page')).toHaveValue('32')
  await expect(page.getByText('Halaman 31: soal 31')).toBeVisible()
  await expect(page.getByLabel('Audio', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Audio halaman 31')).toBeVisible()
  await fillOptions()
  await expectClean(page)
  await saved()
  await openTable('Listening')
  await expect(page.getByText('Audio di halaman 31')).toBeVisible()
})

test('a structure question is saved, and a validation error loses no input', async () => {
  await openForm('Structure')
  await page.getByLabel('Soal', { exact: true }).fill('The library ____ at nine.')
  await page.getByRole('button', { name: 'Simpan Soal' }).click()
  await expect(page.getByText('Semua field wajib diisi!')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Soal', { exact: true })).toHaveValue('The library ____ at nine.')
  await fillOptions()
  await page.getByLabel('Page').fill('70')
  await page.getByRole('button', { name: 'Simpan Soal' }).click()
  await expect(
    page.getByRole('alertdialog').getByText('Halaman soal Structure harus antara 52 dan 66.')
  ).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByLabel('Page').fill('52')
  await expectClean(page)
  await saved()
})

test('questions follow each other by keyboard, and unsaved input survives a reload', async () => {
  await openForm('Structure')
  await page.getByRole('button', { name: 'Pratinjau di samping' }).click()
  await page.getByLabel('Soal', { exact: true }).fill('The shop ____ at ten.')
  // The blank is drawn there, and spoken.
  await expect(page.getByRole('region', { name: 'Pratinjau' })).toContainText(
    'The shop blank at ten.'
  )
  await page.keyboard.press('Tab')
  for (const option of OPTIONS) {
    await page.keyboard.type(option)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('b')
  await expect(page.getByLabel('Jawaban')).toHaveValue('2')
  await page.getByRole('button', { name: 'Simpan & Tambah Lagi' }).press('Enter')

  await expect(page.getByText('Soal tersimpan. Lanjut ke nomor 3.')).toBeVisible()
  await expect(page.getByLabel('Soal', { exact: true })).toBeFocused()
  await page.keyboard.type('Kept on the device')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Isian yang belum disimpan dipulihkan')).toBeVisible()
  await expect(page.getByLabel('Soal', { exact: true })).toHaveValue('Kept on the device')
  await expectClean(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectClean(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Buang Isian' }).click()
  await expect(page.getByLabel('Soal', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Pratinjau di samping' }).click()
})

test('a written question is built from a sentence and edited again', async () => {
  await openForm('Written Expression')
  await page.getByLabel('Kalimat utuh (opsional)').fill('The boys has been go to school yesterday.')
  await page.getByRole('button', { name: 'Pecah Menjadi Kata' }).click()
  for (const word of ['boys', 'has', 'go', 'yesterday.']) {
    await page.getByRole('button', { name: `Tandai “${word}”`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Gabung “been” dengan kata sebelumnya' }).click()
  for (const option of ['A. boys', 'B. has been', 'C. go', 'D. yesterday']) {
    await expect(page.getByRole('radio', { name: option, exact: true })).toBeVisible()
  }
  await page.getByLabel('Jawaban').selectOption('2')
  await expectClean(page)
  await saved()

  await openTable('Written Expression')
  await page.getByRole('link', { name: 'Edit soal nomor 16' }).click()
  await expect(page.getByLabel('Kata 5', { exact: true })).toHaveValue('go')
  await page.reload()
  await page.getByLabel('Kata 5', { exact: true }).fill('going')
  await expect(page.getByRole('radio', { name: 'C. going', exact: true })).toBeVisible()
  await saved('Soal berhasil diupdate!')
  await expect(page.getByRole('row').filter({ hasText: 'going' })).toBeVisible()

  // Back doesn't open the saved form again.
  await page.goBack()
  await expect(page).toHaveURL(chooser)
})

test('a reading question uses its own passage, and its screen survives a reload', async () => {
  await openForm('Reading')
  await expect(page.getByText('Belum ada question structure')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah Soal' }).click()
  await page.getByLabel('Nama').fill('Rural Free Delivery')
  await page.getByLabel('Gambar').setInputFiles(file(PASSAGE, 'image/png'))
  await expect(page.getByAltText(/^Pratinjau passage-1/)).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Question Reading berhasil ditambahkan!')).toBeHidden()

  await page.getByRole('button', { name: 'Rural Free Delivery', exact: true }).click()
  await expect(page.getByLabel('Question Reading', { exact: true })).toHaveValue(
    'Rural Free Delivery'
  )
  await page.getByLabel('Soal', { exact: true }).fill('What is the passage about?')
  await fillOptions()
  await expectClean(page)
  await saved()

  await openTable('Reading')
  await page.getByRole('link', { name: 'Edit soal nomor 1' }).click()
  await expect(page.getByLabel('Question Reading', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Question Reading', { exact: true })).toHaveValue(
    'Rural Free Delivery'
  )
  await expect(page.getByText(PACKAGE)).toBeVisible()
  await page.getByLabel('Soal', { exact: true }).fill('What does the passage discuss?')
  await saved('Soal berhasil diedit!')
})

test('leaving a half-filled form asks first, by link and by Back', async () => {
  await openForm('Structure')
  await page.getByLabel('Soal', { exact: true }).fill('Half a')
  const form = page.url()

  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await expect(page.getByText('Tinggalkan halaman ini?')).toBeVisible()
  await page.getByRole('button', { name: 'Tetap di Sini' }).click()

  await page.evaluate(() => window.history.back())
  await expect(page.getByText('Tinggalkan halaman ini?')).toBeVisible()
  await expect(page).toHaveURL(form)
  await page.getByRole('button', { name: 'Tetap di Sini' }).click()
  await expect(page.getByLabel('Soal', { exact: true })).toHaveValue('Half a')

  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: 'Ya, Tinggalkan' }).click()
  await expect(page).toHaveURL(chooser)
})

test('after a lost session the user signs in over the long form and saves it', async () => {
  await openForm('Structure')
  await page.getByLabel('Soal', { exact: true }).fill('She ____ yesterday.')
  await fillOptions()
  await page.context().clearCookies()

  await page.getByRole('button', { name: 'Simpan Soal' }).click()
  const login = page.getByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  await login.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await expectMessage(page, 'Soal berhasil ditambahkan!', () =>
    login.getByRole('button', { name: 'Login' }).click()
  )
  await expect(page).toHaveURL(chooser)
  await openTable('Structure')
  await expect(page.getByRole('row').filter({ hasText: 'She ____ yesterday.' })).toBeVisible()
})

test('an admin previews the whole package as learners see it', async () => {
  await page.goto(chooser)
  await page.getByRole('link', { name: 'Lihat sebagai peserta' }).click()

  await expect(page.getByRole('heading', { name: 'Listening Comprehension' })).toBeVisible()
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page.getByRole('heading', { name: 'Nomor 1', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'B. At home.' }).check()
  await expectClean(page)
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page.getByRole('heading', { name: 'Nomor 32' })).toBeVisible()
  await page.getByLabel('Soal', { exact: true }).selectOption('Written Expression nomor 16')
  await expect(page.getByText('Identify the one underlined part')).toBeVisible()
  await page.getByLabel('Soal', { exact: true }).selectOption('Reading nomor 1')
  await expect(page.getByAltText('Bacaan: Rural Free Delivery')).toBeVisible()
  await expect(page.getByText('What does the passage discuss?')).toBeVisible()
  await expectClean(page)
})

test('a passage is deleted with its questions only after a second confirmation', async () => {
  await openForm('Reading')
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  await expect(page.getByText('Yakin ingin menghapus soal ini?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('masih dipakai oleh 1 soal')).toBeVisible()
  await expectMessage(page, 'Question Reading berhasil dihapus!', () =>
    page.getByRole('button', { name: 'Hapus Semuanya' }).click()
  )
  await expect(page.getByText('Belum ada question structure')).toBeVisible()
})

test('a question is deleted after its confirmation', async () => {
  await page.goto(chooser)
  await page.getByRole('link', { name: 'Lihat Soal' }).nth(1).click()
  await page.getByRole('button', { name: 'Hapus soal nomor 1' }).click()
  await expect(page.getByText('Tindakan ini tidak bisa dibatalkan.')).toBeVisible()
  await expectMessage(page, 'Soal berhasil dihapus!', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  )
  await expect(page.getByText('The library ____ at nine.')).toBeHidden()
})
