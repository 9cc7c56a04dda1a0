import { expect, test, type Page } from '@playwright/test'
import { ADMIN } from './support/environment.ts'
import { holdBack } from './support/hold-back.ts'
import { expectMessage } from './support/messages.ts'
import { register, signIn, newAccount, type Account } from './support/people.ts'

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('Email atau Nomor HP').fill(identifier)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function signedIn(page: Page): Promise<Account> {
  const account = newAccount()
  await register(page.context(), account)
  await signIn(page.context(), { identifier: account.email, password: account.password })
  return account
}

/** Removes the session. The page is closed first, because a late response would set the session cookie again. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

const menuitem = (page: Page, name: string) => page.getByRole('menuitem', { name })
const phoneNavigation = (page: Page) => page.locator('nav#navigasi')

test('after login the guard returns to the requested page, and never to another site', async ({
  page,
}) => {
  const account = newAccount()
  await register(page.context(), account)
  await page.goto('/riwayat-ujian?halaman=2#isi')
  await page.waitForURL('**/login')
  await logIn(page, account.email, account.password)
  await page.waitForURL('**/riwayat-ujian?halaman=2#isi')

  await forget(page)
  await page.goto('/login')
  for (const origin of ['//contoh.jahat/x', '/\\contoh.jahat', 'https://contoh.jahat/']) {
    // An address that another site put into the history state.
    await page.evaluate((address) => {
      history.replaceState({ usr: { origin: address }, key: 'x', idx: 0 }, '', '/login')
    }, origin)
    await page.reload()
    await logIn(page, account.email, account.password)
    await page.waitForURL('**/paketsoal')
    await forget(page)
    await page.goto('/login')
  }
})

test('a learner cannot enter the admin area, and an admin can enter both areas', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/admin/payments')
  await page.waitForURL('**/login')
  await expect(page.getByText('Halaman itu hanya untuk admin.')).toBeVisible()
  await logIn(page, ADMIN.identifier, ADMIN.password)
  await page.waitForURL('**/admin/payments')
  await page.goto('/paketsoal')
  await expect(page.getByRole('heading', { name: 'Simulasi TOEFL' })).toBeVisible()
})

test('an unknown address redirects home, and one with a dot is not found', async ({ page }) => {
  await page.goto('/tidak/ada')
  await page.waitForURL((url) => url.pathname === '/')
  expect((await page.goto('/tidak/ada.js'))?.status()).toBe(404)
})

test('the profile menu opens by pointing, and closes by leaving, pressing elsewhere, Esc and choosing', async ({
  page,
}) => {
  const { nama } = await signedIn(page)
  await page.goto('/paketsoal')
  const trigger = page.getByRole('button', { name: nama })
  const menu = page.getByRole('menu')

  await trigger.hover()
  await expect(menu).toBeVisible()
  await page.mouse.move(20, 600)
  await expect(menu).toBeHidden()
  await trigger.hover()
  await expect(menu).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(menu).toBeHidden()

  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(menuitem(page, 'Profile User')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Profile User' })).toBeFocused()

  await trigger.hover()
  await menuitem(page, 'Sign out').click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a profile menu whose code loads late opens when it arrives, and the focus stays', async ({
  page,
}) => {
  const { nama } = await signedIn(page)
  const code = '**/assets/profile-menu-*'
  const trigger = page.getByRole('button', { name: nama })
  const arrives = await holdBack(page, code)
  await page.goto('/paketsoal')
  await trigger.click()
  await expect(page.getByRole('menu')).toBeHidden()
  arrives()
  await expect(menuitem(page, 'Sign out')).toBeVisible()

  const arrivesAgain = await holdBack(page, code)
  await page.reload()
  await trigger.focus()
  const alone = await trigger.elementHandle()
  arrivesAgain()
  await page.waitForFunction((element) => !element?.isConnected, alone)
  await expect(trigger).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(menuitem(page, 'Profile User')).toBeFocused()
})

test('a profile menu that fails to load shows an error when it is opened', async ({ page }) => {
  const { nama } = await signedIn(page)
  await page.route('**/assets/profile-menu-*', (route) => route.abort())
  await page.goto('/paketsoal')
  await page.getByRole('button', { name: nama }).click()

  await expect(page.getByRole('alertdialog')).toContainText('Menu belum bisa dibuka')
})

test('on a phone menus open by touch, and close by touching elsewhere or choosing', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 800 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const { nama } = await signedIn(page)
  await page.goto('/paketsoal')
  const trigger = page.getByRole('button', { name: nama })
  await trigger.tap()
  await expect(page.getByRole('menu')).toBeVisible()
  await trigger.tap()
  await expect(page.getByRole('menu')).toBeHidden()

  const toggle = page.getByRole('button', { name: 'Buka navigasi' })
  await toggle.tap()
  await expect(phoneNavigation(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(phoneNavigation(page)).toBeHidden()
  await toggle.tap()
  await phoneNavigation(page).getByRole('link', { name: 'Mini Test' }).tap()
  await page.waitForURL('**/mini-test')
  await expect(phoneNavigation(page)).toBeHidden()
  await toggle.tap()
  await expect(phoneNavigation(page).getByRole('link', { name: 'Mini Test' })).toHaveAttribute(
    'aria-current',
    'page'
  )
})

test('a screen whose code fails to load shows an error, and Try Again loads it', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/paketsoal')
  await expect(page.getByRole('heading', { name: 'Simulasi TOEFL' })).toBeVisible()
  await page.route('**/assets/profile-screen-*', (route) => route.abort())
  await page.goto('/profile')

  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await expect(
    page.getByText("We couldn't process your request. Please try again later.")
  ).toBeVisible()
  await page.unroute('**/assets/profile-screen-*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Profile User' })).toBeVisible()
})

test('changing the e-mail address needs the password, and the new address works for login', async ({
  page,
}) => {
  const account = await signedIn(page)
  const email = account.email.replace('rina', 'rini')
  await page.goto('/profile')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Masukkan password Anda' })
  await confirmation.getByLabel('Password', { exact: true }).fill(account.password)
  await expectMessage(page, 'Profil berhasil diperbarui.', () => page.keyboard.press('Enter'))

  await page.getByRole('button', { name: 'Ubah Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Password' })
  await dialog.getByRole('button', { name: 'Simpan Password' }).click()
  const missing = page.getByRole('alertdialog', { name: 'Lengkapi Data' })
  await expect(missing).toContainText('Harap isi password lama dan baru.')
  await missing.getByRole('button', { name: 'OK' }).click()
  await dialog.getByLabel('Password Lama', { exact: true }).fill('bukan-ini')
  await dialog.getByLabel('Password Baru', { exact: true }).fill('pendek')
  await dialog.getByRole('button', { name: 'Simpan Password' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Password Terlalu Pendek' })).toContainText(
    'Password baru minimal 8 karakter.'
  )

  await forget(page)
  await page.goto('/login')
  await logIn(page, email, account.password)
  await page.waitForURL('**/paketsoal')
})
