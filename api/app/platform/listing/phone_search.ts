/** Fewer digits between spaces or dashes are a date or a chapter rather than a part of a phone number. */
const DIGITS_OF_A_PART = 5

/** What a term means among phone numbers as they are stored; null for what it doesn't. */
export interface PhoneSearch {
  /** Digits that stand anywhere in the number. */
  part: string | null
  /** Digits that the number begins with. */
  beginning: string | null
}

/**
 * Reads a search term as a phone number or a part of one: digits alone are themselves; spaces, dots, dashes and
 * brackets are left out; `+62 8…` and `62 8…` begin a number that is stored as `08…`.
 */
export function phoneSearch(term: string): PhoneSearch {
  const digits = term.replace(/[\s().-]/g, '')
  const subscriber = /^\+?62(8\d*)$/.exec(digits)?.[1]
  const isPart = digits === term || (!subscriber && digits.length >= DIGITS_OF_A_PART)
  return {
    part: isPart && /^\d+$/.test(digits) ? digits : null,
    beginning: subscriber ? `0${subscriber}` : null,
  }
}
