import type { BrowserWindow } from 'electron'

type KioskWindow = Pick<
  BrowserWindow,
  'show' | 'hide' | 'focus' | 'isDestroyed' | 'isKiosk' | 'setKiosk'
>

/**
 * Shows one of the kiosk's windows at a time. A second one underneath would take keys on Windows, and would be on top
 * of the first one under cage.
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

  /** Shows a window in place of the other one, without a gap. */
  show(window: KioskWindow): void {
    const before = this.#window
    this.#window = window
    // Only a shown window may go full screen: outside Windows, full screen shows a hidden one.
    if (!this.#isWindowed && !window.isKiosk()) window.setKiosk(true)
    window.show()
    window.focus()
    if (before !== null && before !== window && !before.isDestroyed()) before.hide()
  }
}
