import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import type { Reading } from '#app/platform/time/domain/server_time'

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
const LOOK_EVERY_MS = 1000
/** What the time since boot and the monotonic clock may differ by without the machine having slept. */
const ROUNDING_MS = 500

/** The machine's clocks. The monotonic one is exact, but stops while the machine sleeps; the time since boot doesn't. */
export class MachineClocks {
  #slept = 0
  #lookedAt = Number.NEGATIVE_INFINITY
  #elapsed = 0

  read(): Reading {
    const monotonic = performance.now()
    const sinceLook = monotonic - this.#lookedAt
    if (sinceLook < 0 || sinceLook >= LOOK_EVERY_MS) this.#look(monotonic)
    this.#elapsed = Math.max(this.#elapsed, monotonic + this.#slept)
    return { wall: Date.now(), elapsed: this.#elapsed }
  }

  #look(monotonic: number): void {
    this.#lookedAt = monotonic
    const slept = uptime() * 1000 - monotonic
    if (Math.abs(slept - this.#slept) > ROUNDING_MS) this.#slept = slept
  }
}

/** Names the time from this machine's start to its next one; null where the system doesn't say. */
export function bootOfMachine(): string | null {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim()
  } catch {
    // Not Linux.
    return null
  }
}
