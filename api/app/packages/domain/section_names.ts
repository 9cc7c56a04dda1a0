import type { Section } from '#contracts/exam'

/** Which part of Listening a file names; null when it doesn't. */
type ListeningPart = 'a' | 'b' | 'c' | null

export interface NamedSection {
  section: Section
  part: ListeningPart
}

/**
 * The section that a file names in its own words: 'listening_a', 'Part B', 'Structure', 'Error Analysis', 'RC'. Null for
 * others, and for 'Section 2', which may be both Structure and Written Expression.
 */
export function sectionCalled(name: string): NamedSection | null {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words === '') return null
  if (/\b(?:written|error|errors|we)\b/.test(words) && !/\bstructure\b/.test(words)) {
    return { section: 'written', part: null }
  }
  if (/\b(?:structure|struktur|sentence completion|se|sw)\b/.test(words)) {
    return /\bwritten\b/.test(words) ? null : { section: 'structure', part: null }
  }
  if (/\b(?:reading|bacaan|membaca|rc|section 3|sesi 3)\b/.test(words)) {
    return { section: 'reading', part: null }
  }
  const [, part] = /\b(?:part|bagian|listening|lc) ?([abc])\b/.exec(words) ?? []
  if (part !== undefined || /\b(?:listening|menyimak|lc|section 1|sesi 1)\b/.test(words)) {
    return { section: 'listening', part: (part ?? null) as ListeningPart }
  }
  return null
}

/** The first page of a part of Listening. */
export const LISTENING_PART_STARTS = { a: 1, b: 31, c: 39 } as const
