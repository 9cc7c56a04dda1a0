import { canonicalSpokenCode, newSpokenCode } from '#app/platform/secrets/spoken_code'

/** How long a code can be used after an admin has issued it. */
export const RESET_CODE_LIFETIME_MS = 30 * 60 * 1000

/** 35 bits: enough for a code that lives half an hour and allows fifty tries in a quarter of one. */
const SHAPE = { groups: 2, groupLength: 4 }

/** A new code, e.g. `K7MR-4XWA`. */
export function newResetCode(): string {
  return newSpokenCode(SHAPE)
}

/** The code as it was issued, from what was typed; null when it can't be one. */
export function canonicalResetCode(typed: string): string | null {
  return canonicalSpokenCode(typed, SHAPE)
}
