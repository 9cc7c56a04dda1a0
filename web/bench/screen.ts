import type { Page } from '@playwright/test'

/** More than the height of the browser's own bars. */
const BARS = 150

/**
 * Makes the window tall enough to show the whole page. Playwright gives a window the page's size including the bars, so
 * changes below its edge would not be painted and the interaction would wait for the next change above it.
 */
export async function showWholePage(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const { windowId, bounds } = await client.send('Browser.getWindowForTarget')
  const height = (bounds.height ?? 0) + BARS
  await client.send('Browser.setWindowBounds', { windowId, bounds: { height } })
}
