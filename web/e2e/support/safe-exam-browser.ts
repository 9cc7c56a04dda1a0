import { createHash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 SEB/3.9.0'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * A page that behaves like Safe Exam Browser for Windows towards pages and servers, according to its documentation: its
 * user agent, the headers of each call, and its JavaScript interface, which appears after the page has started.
 */
export async function pageInSeb(
  browser: Browser,
  keys: { config: string; exam: string }
): Promise<Page> {
  const context = await browser.newContext({ userAgent: AGENT })
  await context.route('**/*', (route) => {
    const address = route.request().url().replace(/#.*$/, '')
    return route.continue({
      headers: {
        ...route.request().headers(),
        'X-SafeExamBrowser-ConfigKeyHash': sha256(address + keys.config),
        'X-SafeExamBrowser-RequestHash': sha256(address + keys.exam),
      },
    })
  })
  const page = await context.newPage()
  await page.exposeFunction('sebHash', (kind: 'config' | 'exam', address: string) =>
    sha256(address.replace(/#.*$/, '') + keys[kind])
  )
  await page.addInitScript(() => {
    const here = window.location.href
    const { sebHash } = window as unknown as {
      sebHash: (kind: string, address: string) => Promise<string>
    }
    void Promise.all([sebHash('config', here), sebHash('exam', here)]).then(
      ([configKey, browserExamKey]) => {
        Object.assign(window, { SafeExamBrowser: { security: { configKey, browserExamKey } } })
      }
    )
  })
  return page
}
