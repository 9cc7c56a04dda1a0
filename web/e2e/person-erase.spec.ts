import { expect, test } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf, newAccount, register, signIn } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of SIZES) {
  test(`at ${viewport.width} px a learner takes their data, asks to be erased, and staff does it`, async ({
    browser,
    page: learner,
    context,
  }) => {
    const account = { ...newAccount(), nama: `Dewi Hapus ${viewport.width}` }
    await register(context, account)
    await signIn(context, { identifier: account.nohp, password: account.password })
    await learner.setViewportSize(viewport)
    await learner.goto('/profile')
    const saved = learner.waitForEvent('download')
    await learner.getByRole('button', { name: 'Unduh Data Saya' }).click()
    expect((await saved).suggestedFilename()).toBe(`Data pribadi - ${account.nama}.zip`)
    await learner.getByRole('button', { name: 'Minta Hapus Akun' }).click()
    const ask = learner.getByRole('dialog', { name: 'Minta hapus akun' })
    await ask.getByLabel('Catatan untuk admin').fill('Saya sudah lulus.')
    await expectClean(learner)
    await ask.getByRole('button', { name: 'Kirim Permintaan' }).click()
    await expect(learner.getByRole('button', { name: 'Tarik Permintaan' })).toBeVisible()
    await expectClean(learner)
    await expectReflow(learner)

    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await admin.goto('/admin/data-user')
    const waiting = admin.getByRole('status').filter({ hasText: 'meminta akunnya dihapus' })
    await expect(waiting).toContainText(account.nama)
    await expectClean(admin)
    await waiting.getByRole('link', { name: account.nama }).click()
    await expect(admin.getByText('“Saya sudah lulus.”')).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)
    await admin.getByRole('button', { name: 'Hapus Akun' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Hapus akun' })
    await expect(dialog).toContainText('Ini tidak dapat dibatalkan.')
    await dialog.getByLabel('Alasan').fill('Permintaan peserta.')
    await dialog.getByLabel('Ketik nama peserta').fill('Orang Lain')
    await dialog.getByRole('button', { name: 'Hapus Selamanya' }).click()
    await expect(dialog).toContainText('Nama yang diketik belum sama.')
    await expectClean(admin)
    await dialog.getByLabel('Ketik nama peserta').fill(account.nama)
    await admin.keyboard.press('Enter')
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Peserta terhapus')
    await expect(admin.getByText('Data pribadi peserta ini sudah dihapus.')).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)

    await learner.goto('/profile')
    await expect(learner).toHaveURL(/\/login/)
  })

  test(`at ${viewport.width} px two accounts of one person become one`, async ({
    browser,
    context,
  }) => {
    const first = { ...newAccount(), nama: `Bungsu Lama ${viewport.width}` }
    const second = { ...newAccount(), nama: `Bungsu Baru ${viewport.width}` }
    await register(context, first)
    await register(context, second)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await admin.goto(`/admin/data-user?search=${first.nohp}`)
    await admin.getByRole('link', { name: first.nama }).click()
    await admin.getByRole('button', { name: 'Gabungkan Akun' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Gabungkan akun' })
    await dialog.getByLabel('Cari akun tujuan').fill(second.nohp)
    await dialog.getByLabel('Akun tujuan', { exact: true }).selectOption({
      label: `${second.nama} · ${second.nohp}`,
    })
    await expect(dialog).toContainText('Yang akan dipindah')
    await dialog.getByLabel('Alasan').fill('Satu orang, dua nomor.')
    await expectClean(admin)
    await dialog.getByRole('button', { name: 'Gabungkan' }).click()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(second.nama)
    await expect(admin.getByRole('region', { name: 'Data' })).toContainText(`Dulu: ${first.nama}`)
    await expectClean(admin)
  })
}
