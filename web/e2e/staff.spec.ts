import { expect, test, type Page } from '@playwright/test'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { giveAdminPassword } from './support/password.ts'
import { browserOf, newAccount } from './support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an invited teacher joins and sees only the teacher's screens`, async ({
    browser,
    page: guest,
  }) => {
    const admin = await browserOf(browser, ADMIN)
    await admin.setViewportSize(viewport)
    await guest.setViewportSize(viewport)
    const invited = newAccount()

    await admin.goto('/admin/staf')
    await button(admin, 'Undang Staf').click()
    await admin.getByLabel('Nama').fill(invited.nama)
    await admin.getByLabel('Email').fill(invited.email)
    await admin.getByRole('radio', { name: /^Guru/ }).check()
    await expectClean(admin)
    await expectReflow(admin)
    await button(admin, 'Buat Tautan').click()
    await giveAdminPassword(admin)
    const link = admin.getByRole('dialog', { name: 'Tautan undangan' })
    const address = await link.getByLabel('Tautan', { exact: true }).innerText()
    await expectClean(admin)
    await button(admin, 'Sudah saya salin').click()
    await expect(admin.getByRole('row', { name: invited.nama })).toContainText('Guru')
    await expectClean(admin)
    await expectReflow(admin)

    await guest.goto(address)
    await expect(guest.getByText('Anda diundang sebagai Guru')).toBeVisible()
    await guest.getByLabel('Nomor HP').fill(invited.nohp)
    await guest.getByLabel('Password', { exact: true }).fill(invited.password)
    await expectClean(guest)
    await expectReflow(guest)
    await button(guest, 'Buat Akun').click()
    await guest.waitForURL('**/login')
    await guest.getByLabel('Password', { exact: true }).fill(invited.password)
    await button(guest, 'Login').click()
    await expect(guest.getByRole('heading', { name: 'Riwayat Simulasi' })).toBeVisible()
    await guest.goto('/admin/payments')
    await expect(
      guest.getByRole('heading', { name: 'Halaman ini bukan untuk peran Anda' })
    ).toBeVisible()
    await expectClean(guest)
    await expectReflow(guest)

    await admin.reload()
    const row = admin.getByRole('row', { name: invited.email })
    await row.getByRole('button', { name: 'Lihat Login' }).click()
    const logins = admin.getByRole('dialog', { name: 'Login yang aktif' })
    await expect(logins.getByText(/^Chrome di/)).toBeVisible()
    await expectClean(admin)
    await expectReflow(admin)
    await logins.getByRole('button', { name: 'Akhiri' }).click()
    await expect(logins.getByText('Tidak sedang login di perangkat mana pun.')).toBeVisible()
    await guest.reload()
    await guest.waitForURL('**/login')
    await admin.context().close()
  })
}
