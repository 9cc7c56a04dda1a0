export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** A window as the system sees it: the kiosk's, or another program's. */
export interface SystemWindow {
  readonly name: string
  readonly bounds: Bounds
  readonly isOnTop: boolean
  readonly isFocusable: boolean
  /** Called when the system gives it the keyboard, or takes it away. */
  onActivation: (isActive: boolean) => void
}

/** The stacking order of the windows, and which one has the keyboard. The three systems differ in it. */
export abstract class Stacking {
  /** Lowest first. */
  protected windows: SystemWindow[] = []
  readonly #appeared: string[] = []
  #focused: SystemWindow | null = null

  get focused(): SystemWindow | null {
    return this.#focused
  }

  isMapped(window: SystemWindow): boolean {
    return this.windows.includes(window)
  }

  /** The names of all windows that have appeared, in order, including closed ones. */
  get appeared(): readonly string[] {
    return this.#appeared
  }

  /** A window appears, for the first time or again. */
  map(window: SystemWindow): void {
    if (!this.isMapped(window)) this.#appeared.push(window.name)
    this.place(window)
  }

  /** A mapped window requests the front and the keyboard. */
  abstract activate(window: SystemWindow): void
  /** A window disappears. */
  abstract unmap(window: SystemWindow): void
  /** The actual position of a window. */
  abstract placeOf(window: SystemWindow): Bounds

  /** Puts a new window where the system places it. */
  protected abstract place(window: SystemWindow): void

  /** The visible window at a position. */
  at(x: number, y: number): SystemWindow | null {
    const isThere = (window: SystemWindow) => {
      const place = this.placeOf(window)
      const isBeside = x < place.x || x >= place.x + place.width
      return !isBeside && y >= place.y && y < place.y + place.height
    }
    return this.order().findLast(isThere) ?? null
  }

  /** Lowest first. */
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
