import { EventEmitter } from 'node:events'
import type { Browser, BrowserContext } from '@playwright/test'

type Decide = (details: { url: string }, answer: (verdict: { cancel?: boolean }) => void) => void
type Handle = (request: { url: string }) => Response | Promise<Response>

interface Cookie {
  url: string
  name: string
  value: string
  httpOnly: boolean
  sameSite: 'strict' | 'lax'
}

/** Electron's session: a browser context of Chromium, in memory. */
export class StandInSession extends EventEmitter {
  readonly context: Promise<BrowserContext>
  /** Removes the stored data of all open pages' sites. */
  readonly pages = new Set<{ emptyStorage: () => Promise<void> }>()
  #decide: Decide = (_details, answer) => answer({})
  readonly #handlers = new Map<string, Handle>()

  readonly webRequest = {
    onBeforeRequest: (decide: Decide) => {
      this.#decide = decide
    },
  }
  readonly protocol = {
    handle: (scheme: string, handle: Handle) => this.#handlers.set(scheme, handle),
  }
  readonly cookies = {
    set: async ({ sameSite, ...cookie }: Cookie) => {
      const policy = sameSite === 'strict' ? 'Strict' : 'Lax'
      await (await this.context).addCookies([{ ...cookie, sameSite: policy }])
    },
  }

  constructor(browser: Browser) {
    super()
    this.context = browser.newContext()
  }

  /** The response of the program's protocol handler, or null for addresses that use the network. */
  answerTo(url: string): Response | Promise<Response> | null {
    const handle = this.#handlers.get(url.split(':', 1)[0] ?? '')
    return handle ? handle({ url }) : null
  }

  isRequestAllowed(url: string): boolean {
    let isAllowed = true
    this.#decide({ url }, ({ cancel = false }) => (isAllowed = !cancel))
    return isAllowed
  }

  async clearStorageData(): Promise<void> {
    await (await this.context).clearCookies()
    for (const page of this.pages) await page.emptyStorage()
  }

  // Chromium's own decisions aren't simulated; docs/kiosk.md lists them.
  setProxy = async () => undefined
  clearCache = async () => undefined
  setPermissionRequestHandler = () => undefined
  setPermissionCheckHandler = () => undefined
  setDevicePermissionHandler = () => undefined
  setUSBProtectedClassesHandler = () => undefined
  setSpellCheckerEnabled = () => undefined
}
