import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { pressAt } from './support/keyboard.ts'
import { expectMessage } from './support/messages.ts'
import { giveAdminPassword, passwordDialog } from './support/password.ts'
import { browserOf } from './support/people.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [index, viewport] of SIZES.entries()) {
  test(`at ${viewport.width} px sensitive actions ask for the password again and lose no input`, async ({
    browser,
  }) => {
    const page = await browserOf(browser, ADMIN)
    await page.setViewportSize(viewport)
    const name = `Lab Sandi ${index + 1}`

    await page.goto('/admin/lab')
    await pressAt(page, button(page, 'Daftarkan Lab').first())
    await page.getByLabel('Nama Lab').fill(name)
    await page.keyboard.press('Enter')
    await expect(passwordDialog(page)).toBeVisible()
    await page.keyboard.type('bukan-ini')
    await page.keyboard.press('Enter')
    await expect(passwordDialog(page).getByText('Password salah.')).toBeVisible()
    await expectNoBarriers(page)
    await page.setViewportSize(viewport)

    // Without the password nothing happens, and the name is still there.
    await page.keyboard.press('Escape')
    await expect(passwordDialog(page)).toHaveCount(0)
    const naming = page.getByRole('dialog', { name: 'Daftarkan lab' })
    await expect(naming.getByLabel('Nama Lab')).toHaveValue(name)
    await expect(naming.getByLabel('Nama Lab')).toBeFocused()

    await page.keyboard.press('Enter')
    await giveAdminPassword(page)
    await expect(page.getByRole('dialog', { name: 'Kunci lab' })).toContainText(name)
    await button(page, 'Sudah saya simpan').click()
    await expect(page.getByText(name).first()).toBeVisible()

    // The confirmation lasts some minutes, on all screens.
    await page.goto('/admin/pengaturan')
    const text = await page.getByLabel('Teks QRIS').inputValue()
    await page.getByLabel('Teks QRIS').fill('')
    await expectMessage(page, 'Berhasil', () => pressAt(page, button(page, 'Simpan Pengaturan')))

    await page.context().close()
    const later = await browserOf(browser, ADMIN)
    await later.setViewportSize(viewport)
    await later.goto('/admin/pengaturan')
    await later.getByLabel('Teks QRIS').fill(text)
    const academy = await later.getByLabel('Nama akademi').inputValue()
    await later.getByLabel('Nama akademi').fill('Akademi Sandi')
    await pressAt(later, button(later, 'Simpan Pengaturan'))
    await later.getByRole('button', { name: 'Batal' }).click()
    await expect(later.getByLabel('Nama akademi')).toHaveValue('Akademi Sandi')
    await expect(button(later, 'Simpan Pengaturan')).toBeFocused()
    await later.keyboard.press('Enter')
    await expectMessage(later, 'Berhasil', () => giveAdminPassword(later))

    // Other journeys search for the name.
    await later.reload()
    await later.getByLabel('Nama akademi').fill(academy)
    await expectMessage(later, 'Berhasil', () => pressAt(later, button(later, 'Simpan Pengaturan')))
    await later.context().close()
  })
}
