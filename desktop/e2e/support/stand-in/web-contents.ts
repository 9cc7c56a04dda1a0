import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { awaitNextLoad } from './await-next-load.ts'
import {
  ChromiumPage,
  type PageEvents,
  type PageRequest,
  type RequestVerdict,
} from './chromium-page.ts'
import type { ElectronHost } from './electron-host.ts'
import { emitDetails, emitPreventable } from './preventable-event.ts'
import type { StandInSession } from './session.ts'

type WindowOpenHandler = (details: { url: string }) => { action: 'deny' }

/** Electron's webContents over a Chromium page. */
export class StandInContents extends EventEmitter {
  readonly mainFrame = { url: '' }
  readonly session: StandInSession
  readonly #host: ElectronHost
  readonly #preload: string | null
  readonly #mayInspect: boolean
  #chromium: Promise<ChromiumPage> | null = null
  /** The program's own navigation, about which it isn't asked. */
  #destination: string | null = null
  #size = { width: 800, height: 600 }
  #isCrashed = false
  #isDestroyed = false
  #isInspected = false
  #zoom = 1
  #windowOpenHandler: WindowOpenHandler | null = null

  constructor(host: ElectronHost, preferences: Electron.WebPreferences = {}) {
    super()
    const { partition = '', preload, devTools = true } = preferences
    this.#mayInspect = devTools
    this.#host = host
    this.session = host.sessionOf(partition)
    this.session.pages.add(this)
    this.#preload = preload === undefined ? null : readFileSync(preload, 'utf8')
    host.app.emit('web-contents-created', {}, this)
  }

  /** The page, for tests to inspect. The next load replaces a crashed page. */
  async page(): Promise<Page> {
    return (await this.#opened()).page
  }

  loadURL(address: string): Promise<void> {
    const loaded = awaitNextLoad(this, address)
    loaded.catch(() => undefined)
    this.#destination = address
    this.emit('did-start-navigation', {}, address, false, true)
    this.#load(address).catch((error: unknown) => {
      if (!this.#isDestroyed) this.emit('did-fail-load', {}, -2, String(error), address, true)
    })
    return loaded
  }

  getURL(): string {
    return this.mainFrame.url
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  isCrashed(): boolean {
    return this.#isCrashed
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpenHandler = handler
  }

  getZoomFactor(): number {
    return this.#zoom
  }

  setZoomFactor(zoom: number): void {
    this.#zoom = zoom
  }

  openDevTools(): void {
    this.#isInspected = this.#mayInspect
  }

  isDevToolsOpened(): boolean {
    return this.#isInspected
  }

  send(channel: string, ...values: unknown[]): void {
    void this.#chromium?.then((chromium) => chromium.deliver({ kind: 'message', channel, values }))
  }

  forcefullyCrashRenderer(): void {
    void this.#chromium?.then((chromium) => chromium.crash())
  }

  /** Called by the window. */
  async resize(size: { width: number; height: number }): Promise<void> {
    this.#size = size
    await (await this.#chromium)?.page.setViewportSize(size)
  }

  async emptyStorage(): Promise<void> {
    const origin = URL.parse(this.#host.addresses.inChromium(this.mainFrame.url))?.origin
    if (origin && origin !== 'null') await (await this.#chromium)?.empty(origin)
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.session.pages.delete(this)
    void this.#chromium?.then((chromium) => chromium.close()).catch(() => undefined)
    this.emit('destroyed')
  }

  async #load(address: string): Promise<void> {
    const chromium = await this.#opened()
    this.#isCrashed = false
    await chromium.load(this.#host.addresses.inChromium(address))
  }

  #opened(): Promise<ChromiumPage> {
    this.#chromium ??= this.session.context.then(async (context) => {
      const chromium = await ChromiumPage.open(context, this.#preload, this.#events())
      await chromium.page.setViewportSize(this.#size)
      return chromium
    })
    return this.#chromium
  }

  #events(): PageEvents {
    const inKiosk = (address: string) => this.#host.addresses.inKiosk(address)
    return {
      onRequest: (request) => this.#judge({ ...request, url: inKiosk(request.url) }),
      onCommit: (address) => {
        this.mainFrame.url = inKiosk(address)
        this.emit('did-navigate', {}, this.mainFrame.url)
      },
      onCommitInPage: (address, isMainFrame) => {
        if (isMainFrame) this.mainFrame.url = inKiosk(address)
        this.emit('did-navigate-in-page', {}, inKiosk(address), isMainFrame)
      },
      onLoaded: () => this.emit('did-finish-load'),
      onFailed: (reason, address) =>
        this.emit('did-fail-load', {}, -2, reason.replace(/^net::/, ''), inKiosk(address), true),
      onInvoke: (invocation) => this.#host.ipcMain.answer(this, invocation),
      onCrash: () => this.#crashed(),
      onNewWindow: (address) => this.#windowOpenHandler?.({ url: inKiosk(address) }),
      onDownload: (name) => {
        const item = { getFilename: () => name }
        emitPreventable(this.session, 'will-download', item)
      },
      mayLeave: () => emitPreventable(this, 'will-prevent-unload'),
    }
  }

  async #judge(request: PageRequest): Promise<RequestVerdict> {
    if (request.isDocument && this.#isNavigationPrevented(request))
      return { kind: 'refuse', reason: 'Aborted' }
    if (!this.session.isRequestAllowed(request.url))
      return { kind: 'refuse', reason: 'BlockedByClient' }
    const response = await this.session.answerTo(request.url)
    return response ? { kind: 'answer', response } : { kind: 'send' }
  }

  #isNavigationPrevented({ url, isMainFrame, isRedirect }: PageRequest): boolean {
    if (isRedirect) return emitDetails(this, 'will-redirect', { url, isMainFrame })
    if (isMainFrame && url === this.#destination) {
      this.#destination = null
      return false
    }
    const isFramePrevented = emitDetails(this, 'will-frame-navigate', { url, isMainFrame })
    const isPrevented = isMainFrame && emitDetails(this, 'will-navigate', { url, isMainFrame })
    if (isFramePrevented || isPrevented) return true
    if (isMainFrame) this.emit('did-start-navigation', {}, url, false, true)
    return false
  }

  #crashed(): void {
    if (this.#isDestroyed) return
    const crashed = this.#chromium
    this.#chromium = null
    this.#isCrashed = true
    void crashed?.then((chromium) => chromium.close()).catch(() => undefined)
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
  }
}
