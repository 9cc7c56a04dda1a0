import type { InputEvent, WebContents } from 'electron'

/**
 * Seconds since this page was last used by keyboard, mouse or touch. The system's own idle time isn't used: on Wayland
 * it is always 0, and elsewhere it counts input to other programs.
 */
export class LastInput {
  readonly #now: () => number
  #at: number

  /** @param now in milliseconds */
  constructor(contents: Pick<WebContents, 'on'>, now: () => number) {
    this.#now = now
    this.#at = now()
    contents.on('input-event', (_event, input) => {
      if (!isStill(input)) this.note()
    })
  }

  /** Counts something else as input to the page. */
  note(): void {
    this.#at = this.#now()
  }

  get idleSeconds(): number {
    return (this.#now() - this.#at) / 1000
  }
}

/** Chromium also sends mouse events when the page moves under a still mouse. */
function isStill(input: InputEvent & { movementX?: number; movementY?: number }): boolean {
  return input.type === 'mouseMove' && input.movementX === 0 && input.movementY === 0
}
