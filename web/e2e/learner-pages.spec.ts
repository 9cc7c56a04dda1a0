import { expect, test, type Browser, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { expectClean, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { expectMessage } from './support/messages.ts'
import { browserOf, register, signUp, newAccount, type Account } from './support/people.ts'
import { giveAdminPassword } from './support/password.ts'

async function learner(browser: Browser): Promise<{ account: Account; page: Page }> {
  const context = await browser.newContext()
  const account = await signUp(context)
  return { account, page: await context.newPage() }
}

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email atau Nomor HP').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a learner changes name, photo, phone number and password, and signs in with them', async ({
      browser,
    }) => {
      const { account, page } = await learner(browser)
      const newPhone = account.nohp.replace(/^0856/, '0857')
      await page.goto('/profile')

      await page.getByLabel('Nama').fill('Rina Pratiwi')
      await page.getByLabel('Ubah Foto').setInputFiles({
        name: 'saya.jpg',
        mimeType: 'image/jpeg',
        buffer: await jpegPhoto({ width: 1200, height: 900 }),
      })
      await expect(page.getByText('Foto baru tersimpan setelah')).toBeVisible()
      const preview = page.locator('form img')
      await expect(preview).toHaveJSProperty('naturalWidth', 512)
      await expectMessage(page, 'Profil berhasil diperbarui.', () =>
        page.getByRole('button', { name: 'Simpan Perubahan' }).click()
      )
      const menu = page.getByRole('button', { name: 'Rina Pratiwi' })
      await expect(menu.locator('img')).toHaveAttribute('src', /^\/api\/uploads\/profile\//)

      await page.getByLabel('Nomor HP').fill(newPhone)
      await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
      const confirmation = page.getByRole('dialog', { name: 'Masukkan password Anda' })
      await confirmation.getByLabel('Password', { exact: true }).fill('salah-salah')
      await page.keyboard.press('Enter')
      await expect(confirmation.getByText('Password salah.')).toBeVisible()
      await confirmation.getByLabel('Password', { exact: true }).fill(account.password)
      await expectMessage(page, 'Profil berhasil diperbarui.', () => page.keyboard.press('Enter'))
      await expect(confirmation).toBeHidden()
      await expect(page.getByText(/^Nomor sekarang: 0857/)).toBeVisible()

      await page.getByRole('button', { name: 'Ubah Password' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ubah Password' })
      await dialog.getByLabel('Password Lama', { exact: true }).fill(account.password)
      await dialog.getByLabel('Password Baru', { exact: true }).fill('baru-67890')
      await expectMessage(page, 'Password berhasil diperbarui.', () =>
        dialog.getByRole('button', { name: 'Simpan Password' }).click()
      )

      await page.context().clearCookies()
      await logIn(page, newPhone, 'baru-67890')
      await page.waitForURL('**/paketsoal')
      await expect(page.getByRole('button', { name: 'Rina Pratiwi' })).toBeVisible()
    })

    test('a forgotten password is replaced with a code from an admin', async ({
      browser,
      page,
    }) => {
      const account = newAccount()
      await register(page.context(), account)
      await page.goto('/login')
      await page.getByRole('link', { name: 'Lupa password?' }).click()

      await page.getByLabel('Email atau Nomor HP').fill(account.nohp)
      await page.getByLabel('Kode dari Admin').fill('AAAA-BBBB')
      await page.getByLabel('Password Baru', { exact: true }).fill('baru-67890')
      await page.getByRole('button', { name: 'Simpan Password' }).click()
      const refusal = page.getByRole('alertdialog', { name: 'Gagal' })
      await expect(refusal.getByText('Kode salah atau sudah kedaluwarsa.')).toBeVisible()
      await refusal.getByRole('button', { name: 'OK' }).click()

      await page.getByLabel('Kode dari Admin').fill(await resetCode(browser, account))
      await expectMessage(page, 'Silakan login.', () =>
        page.getByRole('button', { name: 'Simpan Password' }).click()
      )
      await page.waitForURL('**/login')
      await logIn(page, account.email, 'baru-67890')
      await page.waitForURL('**/paketsoal')
    })

    test('the profile dialogs focus their first field', async ({ browser }) => {
      const { page } = await learner(browser)
      await page.goto('/profile')
      const opener = page.getByRole('button', { name: 'Ubah Password' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Ubah Password' })
      await expect(dialog.getByLabel('Password Lama', { exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Tampilkan password lama' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()

      await page.getByLabel('Email').fill('lain@contoh.test')
      await page.keyboard.press('Enter')
      const confirmation = page.getByRole('dialog', { name: 'Masukkan password Anda' })
      await expect(confirmation.getByLabel('Password', { exact: true })).toBeFocused()
    })
  })
}

/** Gets the reset code that an admin creates in Data User. */
async function resetCode(browser: Browser, account: Account): Promise<string> {
  const admin = await browserOf(browser, ADMIN)
  await admin.goto(`/admin/data-user?search=${account.nohp}`)
  await admin.getByRole('button', { name: 'Kode reset password' }).click()
  await admin.getByRole('button', { name: 'Buat Kode' }).click()
  await giveAdminPassword(admin)
  const code = admin.getByLabel('Kode reset', { exact: true })
  await expect(code).toHaveText(/^\w{4}-\w{4}$/)
  const text = await code.innerText()
  await admin.context().close()
  return text
}

for (const viewport of SIZES) {
  test(`open menus have no accessibility barriers at ${viewport.width} px`, async ({ browser }) => {
    const { account, page } = await learner(browser)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/paketsoal')
    await page.getByRole('button', { name: account.nama }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectCleanInBothThemes(page, ['region'])

    await page.context().clearCookies()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    if (viewport.width < 768) await page.getByRole('button', { name: 'Buka navigasi' }).click()
    else await page.getByRole('button', { name: 'Simulasi TOEFL', exact: true }).hover()
    await expectCleanInBothThemes(page)
  })
}

async function expectCleanInBothThemes(page: Page, except: string[] = []) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectClean(page, except)
  }
}
