import type { Page } from '@playwright/test'
import { LIMITS } from './limits.ts'

/**
 * Asserts that a message is shown. Success messages close by themselves after 1.5 s, which `expect` can miss on a busy
 * machine, because it checks once a second. This checks at every frame.
 * @param text part of the message
 */
export async function expectMessage(
  page: Page,
  text: string,
  { timeoutMs = LIMITS.wait } = {}
): Promise<void> {
  await page
    .waitForFunction(
      (awaited) =>
        [...document.querySelectorAll('[role=alertdialog]')].some(({ textContent }) =>
          textContent.includes(awaited)
        ),
      text,
      { timeout: timeoutMs }
    )
    .catch((cause: unknown) => {
      throw new Error(`No message said '${text}' within ${timeoutMs} ms`, { cause })
    })
}
