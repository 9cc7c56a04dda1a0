import { expect, type BrowserContext, type Page } from '@playwright/test'
import { LIMITS } from './limits.ts'
import { send } from './people.ts'

/** The allowed difference between a device's clock and the server's, in seconds. */
const TOLERANCE = 2

/**
 * Expects the time left on the screen to be the server's. The server is asked before and after, because both reads take
 * time. The page knows the server's time as exactly as its quickest exchange: on a busy machine the first one after a
 * start may take seconds, and the next corrects it.
 */
export async function expectRightTime(context: BrowserContext, page: Page): Promise<void> {
  await expect(async () => {
    const before = await leftOnServer(context)
    const shown = await shownTime(page)
    const after = await leftOnServer(context)
    expect(shown).toBeLessThanOrEqual(before + TOLERANCE)
    expect(shown).toBeGreaterThanOrEqual(after - TOLERANCE)
  }).toPass({ timeout: LIMITS.wait })
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
