import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { ADMIN } from './support/environment.ts'
import { expectMessage } from './support/messages.ts'
import { pay } from './support/payments.ts'
import { browserOf, register, send, signIn, newAccount } from './support/people.ts'
import { giveAdminPassword } from './support/password.ts'

const CONTENT = new URL('../../api/database/content/paket-a/', import.meta.url)
const file = (path: string, mimeType: string) => ({
  name: path.split('/').at(-1) ?? '',
  mimeType,
  buffer: readFileSync(new URL(path, CONTENT)),
})

let page: Page
let packageId: number

test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
  const { data } = await send<{ data: { id: number } }>(
    page.context(),
    'POST',
    '/admin/paket-soal',
    { nama_paket: `Paket Sesi ${process.pid}` }
  )
  packageId = data.id
})

test.afterEach(() => page.context().close())

async function fillOptions() {
  for (const position of [1, 2, 3, 4]) {
    await page.getByLabel(`Pilihan ${position}`).fill(`Option ${position}`)
  }
  await page.getByLabel('Jawaban').selectOption('2')
}

/** Tries to sign out of a half-filled form, and chooses to stay. */
async function staysAfterSigningOut() {
  const question = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Tetap di Sini' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Admin' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Tetap di Sini' }).click()
  await expect(question).toHaveCount(0)
}

/** Presses a button after the session has ended, and signs in again over the form. */
async function saveWithLostSession(button: string) {
  await page.context().clearCookies({ name: 'lulus' })
  await page.getByRole('button', { name: button, exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Sesi Anda telah berakhir' })
  await login.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(login).toHaveCount(0)
}

interface LongForm {
  title: string
  path: () => string
  fill: () => Promise<void>
  button: string
  saved: string
}

const FORMS: readonly LongForm[] = [
  {
    title: 'a listening question',
    path: () => `/admin/soal-simulasi/add-soal-listening/${packageId}`,
    async fill() {
      await page.getByLabel('Audio').setInputFiles(file('audio/10.mp3', 'audio/mpeg'))
      await expect(page.getByText(/^Durasi \d+:\d\d$/)).toBeVisible()
      await fillOptions()
    },
    button: 'Simpan Soal',
    saved: 'Soal berhasil ditambahkan!',
  },
  {
    title: 'a structure question',
    path: () => `/admin/soal-simulasi/add-soal-structure/${packageId}`,
    async fill() {
      await page.getByLabel('Soal', { exact: true }).fill('She ____ home.')
      await fillOptions()
    },
    button: 'Simpan Soal',
    saved: 'Soal berhasil ditambahkan!',
  },
  {
    title: 'a written question',
    path: () => `/admin/soal-simulasi/add-soal-written/${packageId}`,
    async fill() {
      await page.getByLabel('Kalimat utuh (opsional)').fill('The boys has go to school.')
      await page.getByRole('button', { name: 'Pecah Menjadi Kata' }).click()
      for (const word of ['boys', 'has', 'go', 'school.']) {
        await page.getByRole('button', { name: `Tandai “${word}”`, exact: true }).click()
      }
      await page.getByLabel('Jawaban').selectOption('2')
    },
    button: 'Simpan Soal',
    saved: 'Soal berhasil ditambahkan!',
  },
  {
    title: 'a reading question',
    path: () => `/admin/soal-simulasi/add-soal-reading/${packageId}`,
    async fill() {
      await page.getByRole('button', { name: 'Tambah Soal' }).click()
      await page.getByLabel('Nama').fill('Rural Free Delivery')
      await page.getByLabel('Gambar').setInputFiles(file('passages/passage-1.png', 'image/png'))
      await expect(page.getByAltText(/^Pratinjau passage-1/)).toBeVisible()
      await page.getByRole('button', { name: 'Simpan', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Rural Free Delivery', exact: true }).click()
      await page.getByLabel('Soal', { exact: true }).fill('What is it about?')
      await fillOptions()
    },
    button: 'Simpan Soal',
    saved: 'Soal berhasil ditambahkan!',
  },
  {
    title: 'a new package',
    path: () => '/admin/soal-simulasi/add',
    async fill() {
      await page.getByLabel('Nama Paket').fill(`Paket Sesi Baru ${process.pid}`)
    },
    button: 'Simpan Paket',
    saved: 'Paket soal berhasil ditambahkan!',
  },
  {
    title: 'a changed package',
    path: () => `/admin/soal-simulasi/edit/${packageId}`,
    async fill() {
      await page.getByLabel('Reading (menit)').fill('70')
    },
    button: 'Simpan Perubahan',
    saved: 'Paket soal berhasil diperbarui!',
  },
  {
    title: 'the settings',
    path: () => '/admin/pengaturan',
    async fill() {
      const message = page.getByLabel('Pesan pendaftaran')
      await message.fill(`${await message.inputValue()} Salam.`)
    },
    button: 'Simpan Pengaturan',
    saved: 'Pengaturan berhasil disimpan.',
  },
]

for (const { title, path, fill, button, saved } of FORMS) {
  test(`${title}: signing out asks first, and a lost session loses no input`, async () => {
    await page.goto(path())
    await fill()
    await staysAfterSigningOut()
    await expectMessage(page, saved, () => saveWithLostSession(button))
  })
}

test('closing a passage dialog asks first, and a lost session loses no input', async () => {
  await page.goto(`/admin/soal-simulasi/soal-reading/${packageId}`)
  await page.getByRole('link', { name: 'Tambah Soal' }).first().click()
  await page.getByRole('button', { name: 'Tambah Soal' }).click()
  await page.getByLabel('Nama').fill('Honeybees')
  await page.getByLabel('Gambar').setInputFiles(file('passages/passage-1.png', 'image/png'))
  await expect(page.getByAltText(/^Pratinjau passage-1/)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Tambah Question Reading' })
  const question = page.getByRole('alertdialog', { name: 'Tutup tanpa menyimpan?' })

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Lanjut Mengisi' }).click()
  await dialog.getByRole('button', { name: 'Tutup' }).click()
  await question.getByRole('button', { name: 'Lanjut Mengisi' }).click()
  await page.evaluate(() => window.history.back())
  const leaving = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' })
  await leaving.getByRole('button', { name: 'Tetap di Sini' }).click()
  await expect(dialog.getByLabel('Nama')).toHaveValue('Honeybees')

  await expectMessage(page, 'Question Reading berhasil ditambahkan!', () =>
    saveWithLostSession('Simpan')
  )
})

test('a rejection reason and a reset code survive a lost session', async ({ browser }) => {
  const learner = { ...newAccount(), nama: `Lupa Kode ${process.pid}` }
  const context = await browser.newContext()
  await register(context, learner)
  await signIn(context, { identifier: learner.email, password: learner.password })
  await pay(context)
  await context.close()

  await page.goto(`/admin/payments?search=${learner.nohp}`)
  await page.getByRole('button', { name: 'Tolak', exact: true }).click()
  await page.getByLabel('Alasan penolakan').fill('Bukti buram.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Lanjut Mengisi' }).click()
  await saveWithLostSession('Tolak Pembayaran')
  await expect(page.getByRole('row').filter({ hasText: learner.nama })).toContainText(
    'Alasan: Bukti buram.'
  )

  await page.goto(`/admin/data-user?search=${learner.nohp}`)
  await page.getByRole('button', { name: 'Kode reset password' }).click()
  await saveWithLostSession('Buat Kode')
  await giveAdminPassword(page)
  await expect(page.getByLabel('Kode reset', { exact: true })).toHaveText(/^\w{4}-\w{4}$/)
})
