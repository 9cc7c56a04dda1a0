export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** A window as the system sees it: one of the kiosk's, or of another program. */
export interface SystemWindow {
  readonly name: string
  readonly bounds: Bounds
  readonly isOnTop: boolean
  readonly isFocusable: boolean
  /** Called when the system gives it the keyboard, or takes it away. */
  onActivation: (isActive: boolean) => void
}

/** Which windows lie over which, and who has the keyboard. The three systems differ in it. */
export abstract class Stacking {
  /** The lowest first. */
  protected windows: SystemWindow[] = []
  readonly #appeared: string[] = []
  #focused: SystemWindow | null = null

  get focused(): SystemWindow | null {
    return this.#focused
  }

  isMapped(window: SystemWindow): boolean {
    return this.windows.includes(window)
  }

  /** The names of all windows that have appeared, in this order; also of those that are gone. */
  get appeared(): readonly string[] {
    return this.#appeared
  }

  /** A window appears, or appears again. */
  map(window: SystemWindow): void {
    if (!this.isMapped(window)) this.#appeared.push(window.name)
    this.place(window)
  }

  /** A mapped window wants to the front, and the keyboard. */
  abstract activate(window: SystemWindow): void
  /** A window disappears. */
  abstract unmap(window: SystemWindow): void
  /** Where a window really lies. */
  abstract placeOf(window: SystemWindow): Bounds

  /** Puts a window where the system puts new ones, if it isn't there yet. */
  protected abstract place(window: SystemWindow): void

  /** The window that somebody sees at a place. */
  at(x: number, y: number): SystemWindow | null {
    const isThere = (window: SystemWindow) => {
      const place = this.placeOf(window)
      const isBeside = x < place.x || x >= place.x + place.width
      return !isBeside && y >= place.y && y < place.y + place.height
    }
    return this.order().findLast(isThere) ?? null
  }

  /** The lowest first. */
  protected order(): SystemWindow[] {
    return this.windows
  }

  protected focus(window: SystemWindow | null): void {
    const before = this.#focused
    if (before === window) return
    this.#focused = window
    before?.onActivation(false)
    window?.onActivation(true)
  }
}
