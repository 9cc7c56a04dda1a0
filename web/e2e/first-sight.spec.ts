import { expect, test, type Page } from '@playwright/test'
import { signUp } from './support/people.ts'

/** Errors of the console and the page, except the browser's own message about a visitor's 401. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401'))
      complaints.push(message.text())
  })
  return complaints
}

const withoutCode = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

test('the landing page is readable before its code loads, without an academy name', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toContainText('TOEFL ITP')
  await expect(
    page.getByRole('heading', { name: 'Lima alasan belajar bersama kami' })
  ).toBeVisible()
  await expect(page.locator('#root')).not.toContainText('Lulus')
})

test('the login form is visible before its code loads, and cannot be submitted yet', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/login')

  await expect(page.getByLabel('Email atau Nomor HP')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
})

test('input typed into the login form before its code loads is submitted', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email atau Nomor HP').fill('rina@contoh.test')
  held.resolve()
  await page.getByLabel('Password', { exact: true }).fill('kata-sandi-8')
  const sent = page.waitForRequest('**/api/users/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()

  expect((await sent).postDataJSON()).toMatchObject({ identifier: 'rina@contoh.test' })
})

test('the app hydrates the prerendered page without redrawing it', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const address of ['/', '/login']) {
    await page.context().clearCookies()
    await page.goto(address, { waitUntil: 'commit' })
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    await expect(page.getByRole('link', { name: 'Lulus' }).first()).toBeVisible()
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  }
  expect(complaints).toEqual([])
})

test('a signed-in user sees no login on the way to the packages, whose frame appears at once', async ({
  page,
}) => {
  const { nama } = await signUp(page.context())
  await withoutCode(page)
  await page.goto('/login')
  await expect(page.locator('#root')).toHaveText('Loading...')
  await page.goto('/paketsoal')
  await expect(page.getByRole('heading', { name: 'Simulasi TOEFL' })).toBeVisible()

  await page.unroute('**/assets/*.js')
  await page.goto('/login')
  await page.waitForURL('**/paketsoal')
  await expect(page.getByRole('button', { name: nama })).toBeVisible()
})
