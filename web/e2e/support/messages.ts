import type { Page } from '@playwright/test'
import { LIMITS } from './limits.ts'

/**
 * Asserts that an action shows a message. Success messages close by themselves after 1.5 s, so that one could be gone before
 * the test asks for it on a busy machine: the page itself watches from before the action.
 * @param text part of the message
 * @param act what shows it, without loading the page anew
 */
export async function expectMessage(
  page: Page,
  text: string,
  act: () => Promise<unknown>,
  { timeoutMs = LIMITS.wait } = {}
): Promise<void> {
  const shown = await page.evaluateHandle((awaited) => {
    const look = { isShown: false }
    const isThere = () =>
      [...document.querySelectorAll('[role=alertdialog]')].some(({ textContent }) =>
        textContent.includes(awaited)
      )
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      look.isShown = true
      watch.disconnect()
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    return look
  }, text)
  await act()
  await page
    .waitForFunction(({ isShown }) => isShown, shown, { timeout: timeoutMs })
    .catch((cause: unknown) => {
      throw new Error(`No message said '${text}' within ${timeoutMs} ms`, { cause })
    })
  await shown.dispose()
}
