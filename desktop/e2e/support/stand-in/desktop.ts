import { Stacking, type Bounds, type SystemWindow } from './stacking.ts'

/**
 * The desktops of Windows and ordinary X11: always-on-top windows are above the others. A shown or activated window
 * comes to the front of its kind and gets the keyboard, and when it disappears, the next one gets it.
 */
export class Desktop extends Stacking {
  protected override place(window: SystemWindow): void {
    if (!this.isMapped(window)) this.windows.push(window)
    this.activate(window)
  }

  override activate(window: SystemWindow): void {
    if (!this.isMapped(window)) return
    this.windows = [...this.windows.filter((other) => other !== window), window]
    if (window.isFocusable) this.focus(window)
  }

  override unmap(window: SystemWindow): void {
    this.windows = this.windows.filter((other) => other !== window)
    if (this.focused === window)
      this.focus(this.order().findLast(({ isFocusable }) => isFocusable) ?? null)
  }

  override placeOf({ bounds }: SystemWindow): Bounds {
    return bounds
  }

  protected override order(): SystemWindow[] {
    return [
      ...this.windows.filter(({ isOnTop }) => !isOnTop),
      ...this.windows.filter(({ isOnTop }) => isOnTop),
    ]
  }
}
