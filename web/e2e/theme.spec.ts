import { expect, test, type Page } from '@playwright/test'
import { SIZES } from './support/accessible.ts'

const LIGHT = 'rgb(244, 247, 252)'
const DARK = 'rgb(12, 18, 34)'

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour)

const chosen = (page: Page, name: string) => page.getByRole('radio', { name })

/** The browser bar's colour from the meta tag that currently applies. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches
      )?.content
  )

test('the theme follows the device until the user chooses one, and the choice is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expectGround(page, DARK)
  expect(await barColour(page)).toBe('#141c30')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectGround(page, LIGHT)

  await page.getByText('Gelap', { exact: true }).click()
  await expectGround(page, DARK)
  expect(await barColour(page)).toBe('#141c30')

  await page.goto('/verifikasi/tidak-ada')
  await expect(chosen(page, 'Gelap')).toBeChecked()
  await expectGround(page, DARK)
})

test('the chosen theme is set before the app loads, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await page.getByText('Gelap', { exact: true }).click()

  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()

  await expectGround(page, DARK)
  await expect(page.locator('#root')).toHaveText('Loading...')
  expect(refused).toEqual([])
})

test('with reduced motion colours change without a transition', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/login')
  const moving = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

test('visitors can choose the theme on every screen', async ({ page }) => {
  for (const address of ['/', '/login', '/register', '/reset-password', '/verifikasi/tidak-ada']) {
    await page.goto(address)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(page.getByRole('group', { name: 'Tampilan' }).first()).toBeVisible()
    }
  }
})

test('the page of all components exists in the demo', async ({ page }) => {
  await page.goto('/testpage')
  await expect(page.getByRole('heading', { name: 'Parts of a page' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show it with its dialog' }).first().click()
  await page.getByRole('alertdialog', { name: 'Gagal' }).getByRole('button').click()
  await expect(page.getByText('Gagal mengambil data exam histories').first()).toBeVisible()
})
