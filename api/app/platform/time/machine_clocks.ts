import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import type { Reading } from '#app/platform/time/domain/server_time'

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
const LOOK_EVERY_MS = 1000
/** Differences between time since boot and monotonic clock up to this aren't sleep. */
const ROUNDING_MS = 500

/** The machine's clocks. The monotonic clock is exact but stops during sleep; the time since boot doesn't stop. */
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

/** Id of the machine's current boot; null when the system doesn't tell. */
export function bootOfMachine(): string | null {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim()
  } catch {
    // Only Linux has this file.
    return null
  }
}
