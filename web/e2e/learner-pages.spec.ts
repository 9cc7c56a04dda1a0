import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { jpegPhoto } from '../../api/tests/support/pictures.ts'
import { expectClean, expectReflow, SIZES } from './support/accessible.ts'
import { ADMIN } from './support/environment.ts'
import { register, send, signIn, signUp, somebody, type Account } from './support/people.ts'

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

const success = (page: Page, text: string) =>
  expect(page.getByRole('alertdialog').getByText(text)).toBeVisible()

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
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await success(page, 'Profil berhasil diperbarui.')
  const menu = page.getByRole('button', { name: 'Rina Pratiwi' })
  await expect(menu.locator('img')).toHaveAttribute('src', /^\/api\/uploads\/profile\//)

  await page.getByLabel('Nomor HP').fill(newPhone)
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Masukkan password Anda' })
  await confirmation.getByLabel('Password', { exact: true }).fill('salah-salah')
  await page.keyboard.press('Enter')
  await expect(confirmation.getByText('Password salah.')).toBeVisible()
  await confirmation.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await success(page, 'Profil berhasil diperbarui.')
  await expect(confirmation).toBeHidden()
  await expect(page.getByText(/^Nomor sekarang: 0857/)).toBeVisible()

  await page.getByRole('button', { name: 'Ubah Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Password' })
  await dialog.getByLabel('Password Lama', { exact: true }).fill(account.password)
  await dialog.getByLabel('Password Baru', { exact: true }).fill('baru-67890')
  await dialog.getByRole('button', { name: 'Simpan Password' }).click()
  await success(page, 'Password berhasil diperbarui.')

  await page.context().clearCookies()
  await logIn(page, newPhone, 'baru-67890')
  await page.waitForURL('**/paketsoal')
  await expect(page.getByRole('button', { name: 'Rina Pratiwi' })).toBeVisible()
})

test('who forgot the password sets a new one with the code of an admin', async ({
  browser,
  page,
}) => {
  const account = somebody()
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
  await page.getByRole('button', { name: 'Simpan Password' }).click()
  await success(page, 'Silakan login.')
  await page.waitForURL('**/login')
  await logIn(page, account.email, 'baru-67890')
  await page.waitForURL('**/paketsoal')
})

test('the dialogs of the profile take the focus to the field they ask for', async ({ browser }) => {
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

async function resetCode(browser: Browser, account: Account): Promise<string> {
  const admin: BrowserContext = await browser.newContext()
  await signIn(admin, ADMIN)
  const { users } = await send<{ users: { id: number }[] }>(
    admin,
    'GET',
    `/admin/user?search=${account.nohp}`
  )
  const { kode } = await send<{ kode: string }>(
    admin,
    'POST',
    `/admin/user/${users[0]?.id}/kode-reset`
  )
  await admin.close()
  return kode
}

test('the bar of the landing page scrolls to its sections', async ({ page }) => {
  await page.goto('/')

  for (const [label, id] of [
    ['Testimoni', 'testimoni'],
    ['Kursus', 'daftar'],
    ['Berlangganan', 'berlangganan'],
    ['Fasilitas', 'fasilitas'],
    ['Profil', 'profile'],
  ] as const) {
    await page.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top))
      .toBeLessThan(120)
  }
})

test('the bar keeps each entry on one line beside a long name', async ({ page }) => {
  await page.route('**/api/pengaturan', async (route) => {
    const settings: object = await (await route.fetch()).json()
    const namaAkademi = 'Lembaga Bahasa Cendekia Nusantara Raya'
    await route.fulfill({ json: { ...settings, namaAkademi } })
  })
  await page.setViewportSize({ width: 1280, height: 768 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Lembaga Bahasa/ })).toBeVisible()

  const entry = page.getByRole('button', { name: 'Simulasi TOEFL', exact: true })
  const lines = await entry.evaluate((button) => {
    const text = document.createRange()
    text.selectNodeContents(button.firstChild ?? button)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('an address with a section opens there', async ({ page }) => {
  await page.goto('/#testimoni')

  await expect(page.getByRole('button', { name: 'Hentikan gerakan' })).toBeInViewport()
})

test('the dropdown opens by pointing and by the keyboard, and leads to the packages', async ({
  page,
}) => {
  await page.goto('/')
  const trigger = page.getByRole('button', { name: 'Simulasi TOEFL', exact: true })

  await trigger.hover()
  await expect(page.getByRole('menuitem')).toHaveCount(10)
  await page.mouse.move(10, 500)
  await expect(page.getByRole('menu')).toBeHidden()

  await trigger.press('ArrowDown')
  await page.keyboard.type('paket f')
  await expect(page.getByRole('menuitem', { name: 'Paket F ITP Level' })).toBeFocused()
  await page.keyboard.press('Enter')
  // Only users see the packages; the guard remembers where a visitor wanted to go.
  await page.waitForURL('**/login')
})

test('the testimonials move in opposite directions while they are seen, and stop on demand', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('#testimoni')
  const offsets = () =>
    section
      .locator('div:has(> ul)')
      .evaluateAll((columns) => columns.map((column) => column.scrollTop))
  await expect(section).toBeAttached()
  await page.waitForTimeout(300)
  expect(await offsets()).toEqual([0, 0])

  await section.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Testimoni', exact: true }).click()
  await expect.poll(async () => (await offsets())[0]).toBeGreaterThan(5)
  const [up = 0, down = 0] = await offsets()
  await page.waitForTimeout(300)
  const [laterUp = 0, laterDown = 0] = await offsets()
  expect(laterUp).toBeGreaterThan(up)
  expect(laterDown).toBeLessThan(down)

  await page.getByRole('button', { name: 'Hentikan gerakan' }).click()
  const stopped = await offsets()
  await page.waitForTimeout(300)
  expect(await offsets()).toEqual(stopped)
})

test('who wants less motion sees them standing still', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/#testimoni')

  await expect(page.getByText('Peserta Contoh 8')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hentikan gerakan' })).toBeHidden()
})

for (const viewport of SIZES) {
  test(`the screens have no known barriers at ${viewport.width} px`, async ({ browser }) => {
    const { page } = await learner(browser)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page, '/profile', 'Profile User')
    await page.getByRole('button', { name: 'Ubah Password' }).click()
    await expectClean(page)

    const visitor = await (await browser.newContext({ viewport })).newPage()
    await expectAccessible(visitor, '/reset-password', 'Lupa Password')
    await expectAccessible(visitor, '/', /TOEFL/)
    await expect(visitor.getByText('Peserta Contoh 1').first()).toBeVisible()
    await expectClean(visitor)
    if (viewport.width < 768) await visitor.getByRole('button', { name: 'Buka navigasi' }).click()
    else await visitor.getByRole('button', { name: 'Simulasi TOEFL', exact: true }).hover()
    await expectClean(visitor)
  })
}

async function expectAccessible(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectReflow(page)
  await expectClean(page)
}
