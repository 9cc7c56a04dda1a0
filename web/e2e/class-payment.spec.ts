import { expect, test, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { browserOf, register, signIn, newAccount } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectCleanInEverySize(page: Page) {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await expectClean(page)
    await expectReflow(page)
  }
}

test('one payment covers a whole class, and its learner may start', async ({
  browser,
  context,
}) => {
  const learner = newAccount()
  await register(context, learner)
  await signIn(context, { identifier: learner.email, password: learner.password })

  const admin = await browserOf(browser, ADMIN)
  await admin.goto('/admin/kelas')
  await button(admin, 'Buat Kelas').first().click()
  const name = `XI IPS ${learner.nohp}`
  await admin.getByLabel('Nama Kelas').fill(name)
  await button(admin, 'Buat').click()
  await admin.getByRole('row', { name }).getByRole('link', { name: 'Lihat Kelas' }).click()
  await button(admin, 'Tambah Satu').click()
  await admin.getByLabel('Nama', { exact: true }).fill(learner.nama)
  await admin.getByLabel('Nomor HP').fill(learner.nohp)
  await button(admin, 'Tambahkan').click()
  await expect(admin.getByRole('row', { name: learner.nama })).toBeVisible()
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)

  await button(admin, 'Beri Akses Paket').click()
  await expect(admin.getByRole('option', { name: /Paket A/ })).toBeAttached()
  await admin.getByLabel('Paket', { exact: true }).selectOption({ index: 1 })
  await expect(admin.getByText('1 peserta mendapat akses.')).toBeVisible()
  await expectCleanInEverySize(admin)
  await button(admin, 'Batal').click()

  await button(admin, 'Buat Pembayaran Kelas').click()
  await admin.getByLabel('Paket', { exact: true }).selectOption({ index: 1 })
  await expect(admin.getByRole('checkbox', { name: learner.nama })).toBeChecked()
  await admin.getByLabel('Jumlah (Rp)').fill('15.000')
  await expectCleanInEverySize(admin)
  await button(admin, 'Buat Pembayaran').click()
  await admin.waitForURL('**/admin/pembayaran-kelas/*')
  await expect(admin.getByText('Rp 15.000')).toBeVisible()
  await button(admin, 'Unggah Bukti').click()
  const buffer = await jpegPhoto({ width: 600, height: 900 })
  const proof = { name: 'transfer.jpg', mimeType: 'image/jpeg', buffer }
  await admin.getByLabel('Bukti pembayaran', { exact: true }).setInputFiles(proof)
  await expect(admin.getByAltText('Pratinjau transfer.jpg')).toBeVisible()
  await button(admin, 'Unggah').click()
  await expect(button(admin, 'Lihat Bukti')).toBeVisible()
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await expectCleanInEverySize(admin)

  await button(admin, 'Konfirmasi').click()
  await button(admin, 'Ya, Konfirmasi').click()
  await expect(admin.getByText('Dikonfirmasi', { exact: true })).toBeVisible()
  await expect(admin.getByRole('row', { name: learner.nama })).toContainText('Mendapat akses')
  await expect(button(admin, 'Konfirmasi')).toHaveCount(0)
  await expect(admin.getByRole('alertdialog')).toHaveCount(0)
  await admin.goto('/admin/pembayaran-kelas')
  await expect(admin.getByRole('row', { name })).toContainText('Rp 15.000')
  await expectCleanInEverySize(admin)
  await admin.context().close()

  const page = await context.newPage()
  await page.goto('/paket-saya')
  const item = page.getByRole('listitem').filter({ hasText: `Dari kelas ${name}` })
  await expect(item).toContainText('Tanpa pembayaran')
  await expectCleanInEverySize(page)
  await item.getByRole('button', { name: 'Kerjakan Soal' }).click()
  await page.waitForURL('**/simulasi-toefl/*')
})
