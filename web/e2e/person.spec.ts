import { expect, test } from '@playwright/test'
import { enrol } from './support/access.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { sitExam } from './support/attempts.ts'
import { ADMIN } from './support/environment.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { browserOf, newAccount, register, signIn } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an admin corrects a learner's name by keyboard, and the learner is told`, async ({
    browser,
    page: learner,
    context,
  }) => {
    const account = { ...newAccount(), nama: `Adinda Putir ${viewport.width}` }
    await register(context, account)
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await admin.goto(`/admin/data-user?search=${account.nohp}`)
    await pressAt(admin, admin.getByRole('link', { name: account.nama }))
    await expect(admin.getByRole('heading', { level: 1, name: account.nama })).toBeVisible()
    await expect(admin.getByRole('region', { name: 'Data' })).toContainText('Belum pernah')
    await expectClean(admin)
    await expectReflow(admin)

    await pressAt(admin, admin.getByRole('button', { name: 'Ubah Data' }))
    const dialog = admin.getByRole('dialog', { name: 'Ubah data' })
    await dialog.getByLabel('Nama').fill(`Adinda Putri ${viewport.width}`)
    await tabTo(admin, dialog.getByLabel('Alasan'))
    await admin.keyboard.type('Salah ketik.')
    await expectClean(admin)
    await admin.keyboard.press('Enter')
    const name = `Adinda Putri ${viewport.width}`
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(admin.getByRole('region', { name: 'Data' })).toContainText(`Dulu: ${account.nama}`)
    await expectClean(admin)

    await learner.setViewportSize(viewport)
    await signIn(context, { identifier: account.nohp, password: account.password })
    await learner.goto('/paketsoal')
    const told = learner.getByRole('dialog', { name: 'Data Anda diubah' })
    await expect(told).toContainText(`${account.nama} menjadi ${name}`)
    await expectClean(learner)
    await told.getByRole('button', { name: 'Mengerti' }).click()
    await expect(told).toBeHidden()
  })

  test(`at ${viewport.width} px a certificate is issued under the corrected name, and the answers are read`, async ({
    browser,
    context,
  }) => {
    const { account, paketId } = await enrol(browser, context)
    await sitExam(context, { nohp: account.nohp, paketId })
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    const name = `${account.nama} Lengkap`

    await admin.goto(`/admin/riwayat-ujian?search=${account.nohp}`)
    await admin.getByRole('link', { name: account.nama }).click()
    await admin.getByRole('button', { name: 'Ubah Data' }).click()
    const edit = admin.getByRole('dialog', { name: 'Ubah data' })
    await edit.getByLabel('Nama').fill(name)
    await edit.getByLabel('Alasan').fill('Nama lengkap.')
    await edit.getByRole('button', { name: 'Simpan' }).click()
    const results = admin.getByRole('region', { name: 'Riwayat simulasi' })
    await expect(results).toContainText(`Nama di sertifikat: ${account.nama}`)
    await expectClean(admin)
    await expectReflow(admin)
    await results.getByRole('button', { name: 'Perbaiki Nama' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Perbaiki nama di sertifikat' })
    await dialog.getByLabel('Alasan').fill('Nama lengkap.')
    await dialog.getByRole('button', { name: 'Terbitkan Sertifikat Baru' }).click()
    await expect(results.getByRole('button', { name: 'Perbaiki Nama' })).toHaveCount(0)

    await results.getByRole('link', { name: 'Lembar Jawaban' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: 'Lembar Jawaban' })).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)
  })
}
