/** After this long, in milliseconds, a key starts another word (product-spec section 9). */
export const TYPEAHEAD_RESET_MS = 350

export interface Typed {
  text: string
  /** When the last of it was typed, in milliseconds of any clock. */
  at: number
}

/** Whether a key at `now` goes on with the word that was typed. */
export function isTyping(typed: Typed | null, now: number): typed is Typed {
  return typed !== null && now - typed.at < TYPEAHEAD_RESET_MS
}

/** What has been typed into a menu once `key` is added at `now`. */
export function typeKey(before: Typed | null, key: string, now: number): Typed {
  return { text: (isTyping(before, now) ? before.text : '') + key.toLowerCase(), at: now }
}

/**
 * The place of the label that typing leads to, from the one at `current` (-1 for none), around the end; null when no
 * label starts like that. One letter, also when it is repeated, leads on to the next.
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
