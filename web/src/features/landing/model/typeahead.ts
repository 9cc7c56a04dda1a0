/** After this time in milliseconds a key starts a new word (product-spec section 9). */
export const TYPEAHEAD_RESET_MS = 350

export interface Typed {
  text: string
  /** Time of the last key, in milliseconds of any clock. */
  at: number
}

/** Whether a key at `now` continues the typed word. */
export function isTyping(typed: Typed | null, now: number): typed is Typed {
  return typed !== null && now - typed.at < TYPEAHEAD_RESET_MS
}

/** The typed word after adding `key` at `now`. */
export function typeKey(before: Typed | null, key: string, now: number): Typed {
  return { text: (isTyping(before, now) ? before.text : '') + key.toLowerCase(), at: now }
}

/**
 * Index of the label for a typed word, searching from `current` (-1 for none) and wrapping around. Null if no label
 * starts with it. A single or repeated letter goes to the next match.
 */
export function typeaheadMatch(
  labels: readonly string[],
  text: string,
  current: number
): number | null {
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const sought = isOneLetter ? text.slice(0, 1) : text
  const start = current + (isOneLetter || current < 0 ? 1 : 0)
  for (let step = 0; step < labels.length; step++) {
    const place = (start + step) % labels.length
    if (labels[place]?.toLowerCase().startsWith(sought)) return place
  }
  return null
}
