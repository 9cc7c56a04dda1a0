import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf, register, newAccount } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const viewport of SIZES) {
  test(`at ${viewport.width} px a class is filled from pasted cells and from a file, all or nothing`, async ({
    browser,
    context,
  }) => {
    const [known, fresh] = [newAccount(), newAccount()]
    await register(context, known)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await admin.goto('/admin/kelas')
    await button(admin, 'Buat Kelas').first().click()
    const name = `XII IPA ${fresh.nohp}`
    await admin.getByLabel('Nama Kelas').fill(name)
    await button(admin, 'Buat').click()
    await admin.getByRole('row', { name }).getByRole('link', { name: 'Lihat Kelas' }).click()
    await expect(admin.getByText('Belum ada peserta.')).toBeVisible()
    await expectClean(admin)

    await button(admin, 'Tambah dari Daftar').click()
    const cells = admin.getByLabel('Tempel sel dari Excel')
    const lostZero = fresh.nohp.slice(1)
    await cells.fill(`Nama\tNo HP\n${known.nama}\t${known.nohp}\nCitra\t0812`)
    await button(admin, 'Periksa').click()
    await expect(admin.getByRole('status').getByText('1 salah')).toBeVisible()
    await expect(admin.getByText(/Nomor HP tidak valid/)).toBeVisible()
    await expect(button(admin, 'Periksa')).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)

    await cells.fill(`Siapa\tDihubungi di\tKelas\nCitra Ayu\t${lostZero}\tX`)
    await button(admin, 'Periksa').click()
    const question = admin.getByLabel('Kolom mana nama?')
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await expect(admin.getByLabel('Kolom mana nomor HP?')).toHaveValue('2')
    await expectClean(admin)
    await expectReflow(admin)
    await question.selectOption('1')
    await button(admin, 'Periksa').click()
    await expect(admin.getByRole('status').getByText('1 akun baru')).toBeVisible()
    await expect(admin.getByText('Kolom Kelas tidak dibawa.')).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)

    const csv = `Data Siswa;;\nNama;HP;Email\n${known.nama};${known.nohp};\nCitra Ayu;${lostZero};\n`
    const file = { name: 'siswa.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await admin.getByLabel('Atau berkas Excel atau CSV').setInputFiles(file)
    await expect(cells).toHaveValue(csv)
    await button(admin, 'Periksa').click()
    await expect(admin.getByRole('status').getByText('1 akun baru')).toBeVisible()
    await expect(admin.getByRole('status').getByText('1 sudah punya akun')).toBeVisible()
    await button(admin, 'Tambahkan 2 Peserta').click()
    await expect(
      admin.getByText('1 akun dibuat dan 1 akun yang sudah ada bergabung.')
    ).toBeVisible()
    const row = admin.getByRole('row', { name: 'Citra Ayu' })
    await expect(row).toContainText(fresh.nohp)
    await expect(row).toContainText('Belum ada')
    await expect(admin.getByRole('alertdialog')).toHaveCount(0)
    await expectClean(admin)
    await expectReflow(admin)

    await button(admin, 'Tambah Satu').click()
    await admin.getByLabel('Nama', { exact: true }).fill('Citra Ayu')
    await admin.getByLabel('Nomor HP').fill(fresh.nohp)
    await button(admin, 'Tambahkan').click()
    await expect(admin.getByText('Peserta ini sudah ada di kelas.')).toBeVisible()
    await expectClean(admin)
    await admin.context().close()
  })
}
