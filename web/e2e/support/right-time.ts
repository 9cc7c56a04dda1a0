import { expect, type BrowserContext, type Page } from '@playwright/test'
import { send } from './people.ts'

/** The allowed difference between a device's clock and the server's, in seconds. */
const TOLERANCE = 2

/**
 * Expects the time left on the screen to be the server's. The server is asked before and after, because both reads take
 * time.
 */
export async function expectRightTime(context: BrowserContext, page: Page): Promise<void> {
  const before = await leftOnServer(context)
  const shown = await shownTime(page)
  const after = await leftOnServer(context)
  expect(shown).toBeLessThanOrEqual(before + TOLERANCE)
  expect(shown).toBeGreaterThanOrEqual(after - TOLERANCE)
}

async function leftOnServer(context: BrowserContext): Promise<number> {
  const timer = await send<{ secondsRemaining: number }>(context, 'GET', '/soal/timers')
  return timer.secondsRemaining
}

async function shownTime(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d\d:\d\d:\d\d$/)
    .first()
    .innerText()
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
