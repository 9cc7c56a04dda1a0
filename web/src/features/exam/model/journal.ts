import { anchorOf, journalStart, type JournalEntry } from '@lulus/api/contracts/journal'

/** The chained record of choices, sent when answers came too late (contracts/journal). */
export interface Journal {
  /** The hash before the first entry, or null if there is none. */
  from: string | null
  /** An entry's link is empty until `withLinks` has computed it. */
  entries: readonly JournalEntry[]
}

/** An entry without its link. */
export type Choice = Omit<JournalEntry, 'link'>

export const EMPTY_JOURNAL: Journal = { from: null, entries: [] }

/** Appends a choice without its link, only once even if it is stored repeatedly. */
export function withEntry(journal: Journal, attemptId: number, choice: Choice): Journal {
  const { from, entries } = journal
  const isThere = entries.some(
    ({ seq, id, jam }) => seq === choice.seq && id === choice.id && jam === choice.jam
  )
  if (isThere) return journal
  return { from: from ?? journalStart(attemptId), entries: [...entries, { ...choice, link: '' }] }
}

/** The last link as sent in a save. Null without one, or before it is computed. */
export function anchorIn({ entries }: Journal): string | null {
  const link = entries.at(-1)?.link ?? ''
  return link === '' ? null : anchorOf(link)
}

/** If tabs take turns, each has a part of the journal and the stored one has all of it. */
export function longerJournal(own: Journal, stored: Journal): Journal {
  return stored.entries.length > own.entries.length ? stored : own
}
