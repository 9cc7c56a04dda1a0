import type { Displays } from './displays.ts'
import { Stacking, type Bounds, type SystemWindow } from './stacking.ts'

/**
 * cage, as in its view.c and seat.c: every window without a parent covers all displays together, and the last one that
 * appeared is on top and has the keyboard until it ends. Wayland has neither always-on-top windows nor positions, and
 * cage ignores activation requests.
 */
export class Cage extends Stacking {
  readonly #displays: Displays

  constructor(displays: Displays) {
    super()
    this.#displays = displays
  }

  protected override place(window: SystemWindow): void {
    if (this.isMapped(window)) return
    this.windows.push(window)
    this.focus(window)
  }

  override activate(): void {
    // There is no such request.
  }

  override unmap(window: SystemWindow): void {
    this.windows = this.windows.filter((other) => other !== window)
    this.focus(this.windows.at(-1) ?? null)
  }

  override placeOf(): Bounds {
    return this.#displays.whole()
  }
}
