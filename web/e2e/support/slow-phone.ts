import { expect, type Browser, type Page } from '@playwright/test'
import { takeShifts, watchShifts } from './shifts.ts'

/** Slow 4G as defined in Chromium's developer tools, in bytes per second and milliseconds. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }

/** 'Good' according to Web Vitals. */
const MAX_SHIFT = 0.1

/** A small phone on a slow network, with touch input. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  await watchShifts(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  return page
}

/** Asserts that few layout shifts happened since the last call or the page load. */
export async function expectSteady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shifts = await takeShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
}
