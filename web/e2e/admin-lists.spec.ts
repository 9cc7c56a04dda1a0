import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { ADMIN } from './support/environment.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf, register, send, signIn, newAccount } from './support/people.ts'
import { giveAdminPassword } from './support/password.ts'

let page: Page

test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, ADMIN)
})

test.afterEach(async () => {
  await page.context().close()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const dialog = (name: string | RegExp) => page.getByRole('alertdialog', { name })

/** The first column and the names of the users' table. */
async function usersShown(): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Data User' }).getByRole('row')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const texts = await rows
    .locator('td:nth-child(1), td:nth-child(3) > div > span:first-child')
    .allInnerTexts()
  return texts.map((text) => text.trim())
}

test('users can be searched, sorted and paged, and the address keeps the view', async ({
  browser,
}) => {
  const guests = await browser.newContext()
  const family = `Zulaikha ${process.pid}`
  const names = Array.from(
    { length: 12 },
    (_, index) => `${family} ${String(index + 1).padStart(2, '0')}`
  )
  for (const nama of names) await register(guests, { ...newAccount(), nama })
  await guests.close()

  await page.goto('/admin/data-user?page=3')
  await page.getByLabel('Cari pengguna').fill(family)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Halaman 1 dari 2')).toBeVisible()
  await expect(page.getByText('12 pengguna')).toBeVisible()
  // The newest come first.
  expect((await usersShown()).slice(0, 2)).toEqual(['1', names[11]])

  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(page.getByText('Halaman 2 dari 2')).toBeVisible()
  expect(await usersShown()).toEqual(['11', names[1], '12', names[0]])
  await expect(page.getByRole('button', { name: 'Selanjutnya' })).toBeDisabled()

  const byName = page.getByRole('button', { name: 'Nama Peserta' })
  await byName.click()
  await expect(page.getByRole('columnheader', { name: 'Nama Peserta' })).toHaveAttribute(
    'aria-sort',
    'ascending'
  )
  await expect(page.getByText('Halaman 1 dari 2')).toBeVisible()
  await expect.poll(async () => (await usersShown())[1]).toBe(names[0])
  await byName.click()
  await expect.poll(async () => (await usersShown())[1]).toBe(names[11])

  await page.getByLabel('Tampilkan').selectOption('5')
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible()
  await expect(page.getByLabel('Cari pengguna')).toHaveValue(family)

  await page.getByLabel('Tampilkan').selectOption({ label: 'Semua' })
  await expect(page.getByText(/^Halaman/)).toHaveCount(0)
  await expect.poll(async () => (await usersShown()).length).toBe(24)

  await page.getByLabel('Cari pengguna').fill('100% tidak ada_')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByText('Tidak ada data user.')).toBeVisible()
})

/** Fails to log in until the account is locked. */
async function lock(context: BrowserContext, identifier: string): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt++) {
    await expect(signIn(context, { identifier, password: 'salah-sekali' })).rejects.toThrow()
  }
}

test('an admin unlocks an account, and a reset code sets a new password', async ({ browser }) => {
  const learner = { ...newAccount(), nama: `Terkunci ${process.pid}` }
  const guest = await browser.newContext()
  await register(guest, learner)
  await lock(guest, learner.email)
  await expect(
    signIn(guest, { identifier: learner.email, password: learner.password })
  ).rejects.toThrow('429')

  await page.goto(`/admin/data-user?search=${encodeURIComponent(learner.nama)}`)
  const row = page.getByRole('row', { name: new RegExp(learner.nama) })
  await expect(row).toContainText('Belum pernah')
  await row.getByRole('button', { name: 'Buka kunci login' }).click()
  await expectMessage(page, 'Kunci login berhasil dibuka.', () =>
    page.getByRole('button', { name: 'Buka Kunci', exact: true }).click()
  )
  await signIn(guest, { identifier: learner.email, password: learner.password })

  await row.getByRole('button', { name: 'Kode reset password' }).click()
  await page.getByRole('button', { name: 'Buat Kode' }).click()
  await giveAdminPassword(page)
  const shown = page.getByRole('dialog', { name: 'Kode reset password' })
  await expect(shown).toContainText(/Berlaku sampai .+\sWIB/)
  const kode = await shown.getByLabel('Kode reset').innerText()
  await send(guest, 'POST', '/users/reset-password', {
    identifier: learner.email,
    kode,
    newPassword: 'sandi-yang-baru',
  })
  await signIn(guest, { identifier: learner.email, password: 'sandi-yang-baru' })
  await guest.close()
})

test('a package is added, cannot become ready while incomplete, and is edited and deleted', async () => {
  const name = `Paket Uji ${process.pid}`
  await page.goto('/admin/soal-simulasi')
  await page.getByRole('link', { name: 'Tambah Paket Soal' }).first().click()
  await expect(heading('Tambah Paket Soal')).toBeVisible()

  await page.getByRole('button', { name: 'Simpan Paket' }).click()
  await expect(page.getByText('Nama paket wajib diisi!')).toBeVisible()
  await page.getByLabel('Nama Paket').fill(name)
  await page.getByLabel('Level').selectOption({ label: 'ITP' })
  await page.getByLabel('Harga (rupiah)').fill('27.500')
  await page.getByLabel('Reading (menit)').fill('60')
  await expectMessage(page, 'Paket soal berhasil ditambahkan!', () =>
    page.getByRole('button', { name: 'Simpan Paket' }).click()
  )

  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('0 dari 140 soal')
  await expect(row).toContainText('Rp 27.500')
  await expect(row).toContainText('115 menit')
  await expect(row).toContainText('Konsep')

  await row.getByRole('link', { name: 'Edit Paket' }).click()
  await expect(page.getByLabel('Nama Paket')).toHaveValue(name)
  // A full reload fetches everything again.
  await page.reload()
  await expect(page.getByLabel('Nama Paket')).toHaveValue(name)
  await page.getByLabel('Nama Paket').fill(`${name} baru`)
  await page.getByLabel('Status').selectOption({ label: 'Siap' })
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await expect(dialog('Paket belum lengkap')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  const missing = page.getByRole('alert')
  await expect(missing).toContainText('Paket belum dapat dibuat siap. Yang masih kurang:')
  await expect(missing.getByRole('listitem')).toHaveCount(4)
  await expect(missing).toContainText('Listening')
  await expect(page.getByLabel('Nama Paket')).toHaveValue(`${name} baru`)

  await page.getByLabel('Status').selectOption({ label: 'Belum' })
  await expectMessage(page, 'Paket soal berhasil diperbarui!', () =>
    page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  )
  await expect(row).toContainText(`${name} baru`)

  await row.getByRole('button', { name: 'Hapus' }).click()
  await expect(dialog('Yakin ingin menghapus paket ini?')).toContainText('diarsipkan')
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Hapus' }).click()
  await expectMessage(page, 'Paket soal berhasil dihapus!', () =>
    dialog('Yakin ingin menghapus paket ini?').getByRole('button', { name: 'Hapus' }).click()
  )
  await expect(row).toHaveCount(0)

  await page.goto(`/admin/audit-log?search=${encodeURIComponent(name)}`)
  const log = page.getByRole('table', { name: 'Audit Log' })
  await expect(log).toContainText(`menghapus (mengarsipkan) paket “${name} baru”`)
  await expect(log).toContainText(`mengubah paket “${name} baru”: nama ${name} → ${name} baru`)
  await expect(log).toContainText(`menambahkan paket “${name}”`)
})

test('settings refuse a broken QRIS and save valid values', async () => {
  await page.goto('/admin/pengaturan')
  const qris = page.getByLabel('Teks QRIS')
  await expect(page.getByRole('img', { name: 'Pratinjau kode QRIS' })).toBeVisible()
  const text = await qris.inputValue()

  await qris.fill(`${text}0`)
  await page.getByLabel('Link channel video').fill('https://video.example/akademi')
  await page.getByRole('button', { name: 'Simpan Pengaturan' }).click()
  await expect(page.getByText(/^Teks (ini bukan QRIS|QRIS tidak utuh)/)).toBeVisible()
  await qris.fill(text)
  await expectMessage(page, 'Pengaturan berhasil disimpan.', () =>
    page.getByRole('button', { name: 'Simpan Pengaturan' }).click()
  )

  await page.reload()
  await expect(page.getByLabel('Link channel video')).toHaveValue('https://video.example/akademi')
  await expect(page.getByText('QRIS ini hanya contoh.')).toBeVisible()
})
