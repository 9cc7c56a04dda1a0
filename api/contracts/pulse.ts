/** How an exam page and a waiting room keep in contact with the server ('denyut'). */

/** The longest interval between two pulses in milliseconds; each page waits a little less, at random. */
export const PULSE_EVERY_MS = 10_000

/** A silence of so many milliseconds is an outage. A pulse may be five seconds late. */
export const SILENCE_MS = 15_000

/** Limits of what a pulse reports. */
export const UNSENT_LIMITS = { min: 0, max: 10_000 } as const
export const INDEX_LIMITS = { min: 0, max: 143 } as const
export const BATTERY_LIMITS = { min: 0, max: 100 } as const
