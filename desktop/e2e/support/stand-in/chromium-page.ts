import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { DELIVER, POST, preloadScript, type Delivery, type Invocation } from './preload-world.ts'

/** The decisions and event handlers of the page's owner. */
export interface PageEvents {
  /** Called with each request of the page before it is sent. */
  onRequest: (request: PageRequest) => Promise<RequestVerdict>
  onCommit: (address: string) => void
  onCommitInPage: (address: string, isMainFrame: boolean) => void
  onLoaded: () => void
  onFailed: (reason: string, address: string) => void
  onInvoke: (invocation: Invocation) => Promise<Delivery>
  onCrash: () => void
  onNewWindow: (address: string) => void
  onDownload: (name: string) => void
  /** Whether the page can be left although it asks to stay. */
  mayLeave: () => boolean
}

export interface PageRequest {
  url: string
  isDocument: boolean
  isMainFrame: boolean
  isRedirect: boolean
}

export type RequestVerdict =
  | { kind: 'send' }
  | { kind: 'refuse'; reason: 'Aborted' | 'BlockedByClient' }
  | { kind: 'answer'; response: Response }

interface Paused {
  requestId: string
  request: { url: string }
  frameId: string
  resourceType: string
  redirectedRequestId?: string
}

/** A Chromium page in place of an Electron one. It lives until its renderer crashes. */
export class ChromiumPage {
  readonly page: Page
  readonly #session: CDPSession
  readonly #events: PageEvents
  #mainFrame = ''

  private constructor(page: Page, session: CDPSession, events: PageEvents) {
    this.page = page
    this.#session = session
    this.#events = events
  }

  /** @param preload source of the preload script, or null */
  static async open(
    context: BrowserContext,
    preload: string | null,
    events: PageEvents
  ): Promise<ChromiumPage> {
    const page = await context.newPage()
    const opened = new ChromiumPage(page, await context.newCDPSession(page), events)
    await opened.#prepare(preload)
    return opened
  }

  async load(address: string): Promise<void> {
    const { errorText } = await this.#session.send('Page.navigate', { url: address })
    if (errorText && errorText !== 'net::ERR_ABORTED') this.#events.onFailed(errorText, address)
  }

  deliver(delivery: Delivery): void {
    const expression = `window.${DELIVER}?.(${JSON.stringify(delivery)})`
    // A closed page can't receive messages.
    this.#session.send('Runtime.evaluate', { expression }).catch(() => undefined)
  }

  crash(): void {
    // No reply comes, because the renderer has crashed.
    this.#session.send('Page.crash').catch(() => undefined)
  }

  /** Removes a site's stored data. */
  async empty(origin: string): Promise<void> {
    await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }

  async close(): Promise<void> {
    await this.page.close()
  }

  async #prepare(preload: string | null): Promise<void> {
    const session = this.#session
    const events = this.#events
    session.on('Fetch.requestPaused', (paused) => {
      // The page may be gone before its request is decided.
      this.#decide(paused).catch(() => undefined)
    })
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) events.onCommit(frame.url)
    })
    session.on('Page.navigatedWithinDocument', ({ url, frameId }) =>
      events.onCommitInPage(url, frameId === this.#mainFrame)
    )
    session.on('Page.loadEventFired', () => events.onLoaded())
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === POST) void this.#answer(JSON.parse(payload) as Invocation)
    })
    this.page.on('crash', () => events.onCrash())
    this.page.on('popup', (popup) => {
      events.onNewWindow(popup.url())
      void popup.close()
    })
    this.page.on('download', (download) => {
      events.onDownload(download.suggestedFilename())
      void download.cancel()
    })
    this.page.on('dialog', (dialog) => {
      const isAccepted = dialog.type() === 'beforeunload' && events.mayLeave()
      void (isAccepted ? dialog.accept() : dialog.dismiss())
    })
    await session.send('Page.enable')
    await session.send('Runtime.enable')
    const { frameTree } = await session.send('Page.getFrameTree')
    this.#mainFrame = frameTree.frame.id
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    if (preload === null) return
    await session.send('Runtime.addBinding', { name: POST })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(preload) })
  }

  async #answer(invocation: Invocation): Promise<void> {
    this.deliver(await this.#events.onInvoke(invocation))
  }

  async #decide(paused: Paused): Promise<void> {
    const { requestId } = paused
    const verdict = await this.#events.onRequest({
      url: paused.request.url,
      isDocument: paused.resourceType === 'Document',
      isMainFrame: paused.frameId === this.#mainFrame,
      isRedirect: paused.redirectedRequestId !== undefined,
    })
    if (verdict.kind === 'send') await this.#session.send('Fetch.continueRequest', { requestId })
    else if (verdict.kind === 'refuse')
      await this.#session.send('Fetch.failRequest', { requestId, errorReason: verdict.reason })
    else
      await this.#session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: verdict.response.status,
        responseHeaders: [...verdict.response.headers].map(([name, value]) => ({ name, value })),
        body: Buffer.from(await verdict.response.arrayBuffer()).toString('base64'),
      })
  }
}
