import type { BrowserWindow } from 'electron'

type KioskWindow = Pick<
  BrowserWindow,
  'show' | 'hide' | 'focus' | 'isDestroyed' | 'isKiosk' | 'setKiosk'
>

/**
 * Has one of the kiosk's windows on the screen at a time. A second one below would take keys under Windows, and under
 * cage lies on top of whatever was shown before it.
 */
export class Front {
  readonly #isWindowed: boolean
  #window: KioskWindow | null = null

  constructor(isWindowed: boolean) {
    this.#isWindowed = isWindowed
  }

  has(window: KioskWindow): boolean {
    return this.#window === window
  }

  /** Shows a window in the place of the other, of which nothing is seen between the two. */
  show(window: KioskWindow): void {
    const before = this.#window
    this.#window = window
    // Full screen is for shown windows: outside of Windows it makes a hidden one appear.
    if (!this.#isWindowed && !window.isKiosk()) window.setKiosk(true)
    window.show()
    window.focus()
    if (before !== null && before !== window && !before.isDestroyed()) before.hide()
  }
}
