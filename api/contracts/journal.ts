import type { Answer } from './exam.ts'

/**
 * A device's journal of choices in an attempt. Each entry's link is the SHA-256 of `journalText`, so that changing,
 * removing or inserting an entry breaks all later links.
 */
export interface JournalEntry {
  /** The question's page. */
  id: number
  answer: Answer
  /** The device's counter of choices. */
  seq: number
  /** When it was chosen, in epoch milliseconds of the server's time as the device knew it. */
  at: number
  /** The device's own clock, in epoch milliseconds. */
  jam: number
  /** 64 hexadecimal digits. */
  link: string
}

/** Of a longer journal, only the last entries are sent. */
export const JOURNAL_ENTRIES_MAX = 1_000

/** How many diverging journals of an attempt the server stores. Two devices create two. */
export const JOURNALS_STORED_MAX = 4

/** The link before an attempt's first entry. */
export function journalStart(attemptId: number): string {
  return `simulasi-${attemptId}`
}

/** The text whose hash is an entry's link. */
export function journalText(
  previous: string,
  { id, answer, seq, at, jam }: Omit<JournalEntry, 'link'>
): string {
  return [previous, id, answer, seq, at, jam].join('|')
}

/**
 * The number of hexadecimal digits of a link in a save: enough to prevent forging another journal with the same ones.
 */
const ANCHOR_LENGTH = 16

/** The journal's last link as sent in a save, so that the journal can't be rewritten afterwards. */
export function anchorOf(link: string): string {
  return link.slice(0, ANCHOR_LENGTH)
}

export const ANCHOR_PATTERN = /^[0-9a-f]{16}$/
