import type { Page } from '@playwright/test'

/** More than the browser's own bars take above a page. */
const BARS = 150

/**
 * Makes the window so high that all of the page is on its screen. Playwright gives a window the page's size, bars included: what
 * changes below its edge is never shown by itself, and the interaction waits for the next change above it.
 */
export async function showWholePage(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const { windowId, bounds } = await client.send('Browser.getWindowForTarget')
  const height = (bounds.height ?? 0) + BARS
  await client.send('Browser.setWindowBounds', { windowId, bounds: { height } })
}
