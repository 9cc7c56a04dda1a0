import { journalStart, type JournalEntry } from '@lulus/api/contracts/journal'

/** The chained record of choices, sent when answers came too late (contracts/journal). */
export interface Journal {
  /** Hash before the first entry; null if there is none. */
  from: string | null
  /** An entry's link is empty until `withLinks` has worked it out. */
  entries: readonly JournalEntry[]
}

export const EMPTY_JOURNAL: Journal = { from: null, entries: [] }

/** Appends a choice, without its link. */
export function withEntry(
  { from, entries }: Journal,
  attemptId: number,
  choice: Omit<JournalEntry, 'link'>
): Journal {
  return { from: from ?? journalStart(attemptId), entries: [...entries, { ...choice, link: '' }] }
}

/** If tabs take turns, each has a part of the journal and the disk has all of it. */
export function longerJournal(own: Journal, stored: Journal): Journal {
  return stored.entries.length > own.entries.length ? stored : own
}
