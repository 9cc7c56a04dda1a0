import type { Clipboard, PowerSaveBlocker } from 'electron'
import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { effectsOf } from '../security/stage.ts'

/** Tracks the page's stage, and controls clipboard and sleep accordingly. */
export class StageKeeper {
  readonly #clipboard: Pick<Clipboard, 'clear'>
  readonly #power: Pick<PowerSaveBlocker, 'start' | 'stop'>
  #stage: KioskStage = 'signed_out'
  #blocker: number | null = null

  constructor(
    clipboard: Pick<Clipboard, 'clear'>,
    power: Pick<PowerSaveBlocker, 'start' | 'stop'>
  ) {
    this.#clipboard = clipboard
    this.#power = power
  }

  get stage(): KioskStage {
    return this.#stage
  }

  change(next: KioskStage): void {
    const { clearClipboard, keepAwake } = effectsOf(this.#stage, next)
    this.#stage = next
    if (clearClipboard) this.#clipboard.clear()
    if (keepAwake) this.#blocker ??= this.#power.start('prevent-display-sleep')
    else if (this.#blocker !== null) {
      this.#power.stop(this.#blocker)
      this.#blocker = null
    }
  }
}
