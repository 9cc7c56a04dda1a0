import type { Locator, Page } from '@playwright/test'

/** Milliseconds. A hand holds the button down; ten keys a second are a quick typist's. */
const HOLD_MS = 80
const PAUSE_MS = 100

/** Presses an option that the pointer is over. Playwright's own click looks at the page within the press. */
export async function point(page: Page, option: Locator): Promise<void> {
  await option.hover()
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
  await page.waitForTimeout(PAUSE_MS)
}

/** Presses a key and leaves the page alone until the hand is ready for another: looking at the page takes its time. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForTimeout(PAUSE_MS)
}
