import type { KioskRescue } from '../../../../web/src/platform/kiosk-bridge.ts'
import { rescueOf } from '../security/rescue.ts'

/** A working page answers within this time. */
const TIMEOUT_MS = 5_000

/** silent: the page doesn't answer; nothing: all answers were delivered; broken: the answer isn't a rescue file. */
export type RescueAnswer =
  | { kind: 'file'; file: KioskRescue }
  | { kind: 'silent' | 'nothing' | 'broken' }

/** Requests a rescue file from the exam page. Unrequested files are refused. */
export class RescueRequest {
  readonly #send: () => void
  #answer: ((answer: RescueAnswer) => void) | null = null

  /** @param send sends the request to the page */
  constructor(send: () => void) {
    this.#send = send
  }

  async ask(): Promise<RescueAnswer> {
    this.#answer?.({ kind: 'silent' })
    const { promise, resolve } = Promise.withResolvers<RescueAnswer>()
    const timer = setTimeout(() => resolve({ kind: 'silent' }), TIMEOUT_MS)
    this.#answer = resolve
    this.#send()
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      if (this.#answer === resolve) this.#answer = null
    }
  }

  /** @throws Error if no file was requested */
  take(value: unknown): void {
    if (this.#answer === null) throw new Error('Nobody asked for a rescue file')
    const file = rescueOf(value)
    if (value === null) this.#answer({ kind: 'nothing' })
    else this.#answer(file ? { kind: 'file', file } : { kind: 'broken' })
  }
}
