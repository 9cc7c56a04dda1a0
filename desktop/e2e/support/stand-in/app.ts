import { EventEmitter } from 'node:events'
import { emitPreventable } from './preventable-event.ts'

interface AppWindow {
  name: string
  webContents: EventEmitter & {
    forcefullyCrashRenderer: () => void
    openDevTools: () => void
    isDevToolsOpened: () => boolean
  }
  close: () => void
  destroy: () => void
}

interface AppOptions {
  isPackaged: boolean
  dataFolder: string
  version: string
  /** Called once when the process ends. */
  onEnd: (code: number) => void
}

/** Electron's app. Its exit behaves as in shell/browser/browser.cc. */
export class StandInApp extends EventEmitter {
  readonly isPackaged: boolean
  readonly commandLine = { appendSwitch: (...words: string[]) => void this.switches.push(words) }
  readonly switches: string[][] = []
  readonly windows = new Set<AppWindow>()
  readonly #options: AppOptions
  #isReady = false
  #isQuitting = false
  #isExiting = false
  #isEnded = false
  isRelaunched = false

  constructor(options: AppOptions) {
    super()
    this.isPackaged = options.isPackaged
    this.#options = options
  }

  isReady(): boolean {
    return this.#isReady
  }

  async whenReady(): Promise<void> {
    // The program's own first run comes before.
    await new Promise((resolve) => setImmediate(resolve))
    this.#isReady = true
  }

  enableSandbox(): void {
    this.demandNotReady('enableSandbox')
  }

  requestSingleInstanceLock(): boolean {
    return true
  }

  getPath(): string {
    return this.#options.dataFolder
  }

  getVersion(): string {
    return this.#options.version
  }

  getName(): string {
    return 'lulus'
  }

  relaunch(): void {
    this.isRelaunched = true
  }

  /** Asks the program and all its windows. A window that stays open keeps the program running. */
  quit(): void {
    if (this.#isQuitting) return
    this.#isQuitting = !emitPreventable(this, 'before-quit')
    if (!this.#isQuitting) return
    for (const window of this.windows) window.close()
    if (this.#isQuitting && this.windows.size === 0) this.#shutDown()
  }

  /** Destroys the windows without asking. */
  exit(code = 0): void {
    this.#isExiting = true
    for (const window of this.windows) window.destroy()
    this.#end(code)
  }

  /** Called by a window that refused to be closed. */
  closeCancelled(): void {
    this.#isQuitting = false
  }

  /** Called by a window that is gone. */
  windowClosed(window: AppWindow): void {
    this.windows.delete(window)
    if (this.windows.size > 0 || this.#isExiting) return
    if (this.#isQuitting) this.#shutDown()
    else this.emit('window-all-closed')
  }

  demandNotReady(what: string): void {
    if (this.#isReady) throw new Error(`${what} must be called before the app is ready`)
  }

  #shutDown(): void {
    if (emitPreventable(this, 'will-quit')) this.#isQuitting = false
    else this.#end(0)
  }

  #end(code: number): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.emit('quit', {}, code)
    this.#options.onEnd(code)
  }
}
