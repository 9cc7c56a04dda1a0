import { EventEmitter } from 'node:events'
import type { ElectronHost } from './electron-host.ts'
import { emitPreventable } from './preventable-event.ts'
import type { Bounds, SystemWindow } from './stacking.ts'
import { StandInContents } from './web-contents.ts'

/** Electron's BrowserWindow, as in shell/browser/native_window.cc and native_window_views.cc. */
export class StandInWindow extends EventEmitter implements SystemWindow {
  readonly name: string
  readonly webContents: StandInContents
  readonly isFocusable: boolean
  readonly #host: ElectronHost
  readonly #options: Electron.BrowserWindowConstructorOptions
  #bounds: Bounds
  #isOnTop = false
  #isFullScreen = false
  #isDestroyed = false
  #isClosable: boolean

  constructor(host: ElectronHost, options: Electron.BrowserWindowConstructorOptions = {}) {
    super()
    if (!host.app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    this.#host = host
    this.#options = options
    this.name = options.webPreferences?.partition ?? 'cover'
    this.isFocusable = options.focusable ?? true
    this.#isClosable = options.closable ?? true
    const { x = 0, y = 0, width = 800, height = 600 } = options
    this.#bounds = { x, y, width, height }
    this.webContents = new StandInContents(host, options.webPreferences)
    host.app.windows.add(this)
    this.#resize(this.#bounds)
    if (options.alwaysOnTop) this.setAlwaysOnTop(true)
    if (options.fullscreen) this.setFullScreen(true)
    if (options.kiosk) this.setKiosk(true)
    if (options.show ?? true) this.show()
  }

  get bounds(): Bounds {
    return this.#bounds
  }

  get isOnTop(): boolean {
    return this.#isOnTop
  }

  show(): void {
    this.#demandAlive()
    const { stacking } = this.#host.machine
    stacking.map(this)
    stacking.activate(this)
    this.emit('show')
  }

  hide(): void {
    this.#demandAlive()
    this.#host.machine.stacking.unmap(this)
    this.emit('hide')
  }

  /** Does nothing to a hidden window. */
  focus(): void {
    this.#demandAlive()
    this.#host.machine.stacking.activate(this)
  }

  isFocused(): boolean {
    return this.#host.machine.stacking.focused === this
  }

  isVisible(): boolean {
    this.#demandAlive()
    return this.#host.machine.stacking.isMapped(this)
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  setFullScreen(isFullScreen: boolean): void {
    this.#demandAlive()
    const { machine } = this.#host
    this.#isFullScreen = isFullScreen
    // Outside Windows it shows a hidden window, without the event 'show'.
    if (isFullScreen && machine.system !== 'windows') machine.stacking.map(this)
    const event = isFullScreen ? 'enter-full-screen' : 'leave-full-screen'
    if (machine.system === 'windows') this.emit(event)
    else this.#emitSoon(event)
    if (isFullScreen) this.#resize(machine.displays.getPrimaryDisplay().bounds)
  }

  isFullScreen(): boolean {
    return this.#isFullScreen
  }

  setKiosk(isKiosk: boolean): void {
    this.setFullScreen(isKiosk)
  }

  isKiosk(): boolean {
    return this.#isFullScreen
  }

  /** Levels and their order exist only on macOS. */
  setAlwaysOnTop(isOnTop: boolean): void {
    this.#demandAlive()
    this.#isOnTop = isOnTop
  }

  setClosable(isClosable: boolean): void {
    this.#isClosable = isClosable
  }

  /** Asks the program. A window that may not be closed doesn't even ask, but only Windows has such windows. */
  close(): void {
    this.#demandAlive()
    const isRefused = this.#host.machine.system === 'windows' && !this.#isClosable
    if (isRefused || emitPreventable(this, 'close')) this.#host.app.closeCancelled()
    else this.destroy()
  }

  destroy(): void {
    this.#demandAlive()
    this.#isDestroyed = true
    this.#host.machine.stacking.unmap(this)
    this.emit('closed')
    this.webContents.destroy()
    this.#host.app.windowClosed(this)
  }

  onActivation(isActive: boolean): void {
    this.#emitSoon(isActive ? 'focus' : 'blur')
  }

  // Only a real system shows these; docs/kiosk.md lists them.
  setMenu = () => undefined
  setContentProtection = () => undefined
  setVisibleOnAllWorkspaces = () => undefined

  #resize(bounds: Bounds): void {
    this.#bounds = bounds
    if (this.#options.webPreferences?.partition !== undefined)
      // A page may be closed while it is being resized.
      this.webContents.resize(bounds).catch(() => undefined)
  }

  #emitSoon(event: string): void {
    setImmediate(() => {
      if (!this.#isDestroyed) this.emit(event)
    })
  }

  #demandAlive(): void {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed')
  }
}
