import { expect, type Locator, type Page } from '@playwright/test'

/** More Tab stops than any screen has. */
const MAX_STOPS = 90

/** Moves the focus to an element with Tab alone. Fails when it can't be reached. */
export async function tabTo(
  page: Page,
  target: Locator,
  { backwards = false }: { backwards?: boolean } = {}
): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  }
  await expect(target).toBeFocused()
}

/** Moves to an element with Tab and presses a key there. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Asserts that the focus is on an element, so that keyboard users needn't start again at the top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
    .not.toBe('BODY')
}

/** Asserts that a dialog has taken the focus from the page behind it. */
export async function expectFocusWithin(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((panel) => panel.contains(document.activeElement)))
    .toBe(true)
}
