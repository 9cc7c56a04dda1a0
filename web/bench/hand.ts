import type { Locator, Page } from '@playwright/test'

/** Milliseconds. A person holds the button down, and ten keys a second is fast typing. */
const HOLD_MS = 80
const PAUSE_MS = 100

/** Presses the option under the pointer. Playwright's own click would inspect the page during the press. */
export async function point(page: Page, option: Locator): Promise<void> {
  await option.hover()
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
  await page.waitForTimeout(PAUSE_MS)
}

/** Presses a key and then leaves the page alone until the next press, because inspecting the page takes time. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForTimeout(PAUSE_MS)
}
