import { expect, test, type Locator, type Page } from '@playwright/test'
import { enrol } from './support/access.ts'
import { sitExam } from './support/attempts.ts'
import { tabTo } from './support/keyboard.ts'

const PHONES = [
  { width: 360, height: 800 },
  { width: 320, height: 640 },
]
const PUBLIC = ['/', '/login', '/register']
const OF_LEARNERS = ['/paketsoal', '/bayar/1', '/riwayat-ujian']

const chat = (page: Page) => page.getByRole('link', { name: /^Chat Admin/ })

/** The controls under the chat button at the current scroll position. None while the button is hidden. */
function coveredBy(button: Locator): Promise<string[]> {
  return button.evaluate((link) => {
    if (getComputedStyle(link).pointerEvents === 'none') return []
    const { left, right, top, bottom } = link.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top
        return control !== link && box.width > 0 && meets
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

const scrolled = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    return { at: window.scrollY, end: scrollHeight - clientHeight }
  })

/**
 * Scrolls to the end of a page in steps of half a screen. The button never covers a control and is visible at the end.
 */
async function expectOutOfTheWay(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(chat(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  for (;;) {
    await expect.poll(() => coveredBy(chat(page))).toEqual([])
    const { at, end } = await scrolled(page)
    if (at >= end - 1) break
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' }))
    // The button checks its position after scrolling stops.
    await page.waitForTimeout(300)
  }
  await expect(chat(page)).toHaveCSS('opacity', '1')
}

for (const viewport of PHONES) {
  test(`the chat button covers no control on a phone ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    for (const path of PUBLIC) await test.step(path, () => expectOutOfTheWay(page, path))

    const { account, paketId } = await enrol(browser, context)
    await sitExam(context, { nohp: account.nohp, paketId })
    for (const path of OF_LEARNERS) await test.step(path, () => expectOutOfTheWay(page, path))
  })
}

test('controls under the chat button can be pressed, and Tab shows the button again', async ({
  browser,
}) => {
  const [viewport] = PHONES
  const page = await (await browser.newContext({ viewport: viewport ?? null })).newPage()
  await page.goto('/login')
  await expect(chat(page)).toHaveCSS('opacity', '1')

  await page.goto('/register')
  await expect(chat(page)).toBeAttached()
  await expect(chat(page)).toHaveCSS('opacity', '0')
  const toggle = page.getByRole('button', { name: 'Tampilkan konfirmasi password' })
  await expect(toggle).toBeInViewport()
  await toggle.click()
  await expect(page.getByLabel('Konfirmasi Password', { exact: true })).toHaveAttribute(
    'type',
    'text'
  )

  await tabTo(page, chat(page))
  await expect(chat(page)).toHaveCSS('opacity', '1')
  await expect(chat(page)).toHaveCSS('pointer-events', 'auto')
})
