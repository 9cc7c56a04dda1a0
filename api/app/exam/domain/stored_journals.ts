import type { Journal, LateChoice } from '#app/exam/domain/late_answers'
import {
  JOURNAL_ENTRIES_MAX,
  JOURNALS_STORED_MAX,
  journalText,
  type JournalEntry,
} from '#contracts/journal'

/** Of a journal that grew from delivery to delivery. Honest ones have a few choices for each question. */
const ENTRIES_STORED_MAX = 2 * JOURNAL_ENTRIES_MAX

/**
 * The journals of an attempt to store after another delivery, in the order of their first delivery. One that
 * continues a stored one adds its further entries to it, and one that is part of a stored one adds nothing. Any other
 * is stored beside them, up to `JOURNALS_STORED_MAX`: nothing that was delivered before is lost.
 */
export function withJournal(stored: readonly Journal[], delivered: Journal): Journal[] {
  for (const [index, journal] of stored.entries()) {
    const whole = joined(journal, delivered)
    if (whole) return stored.with(index, whole)
  }
  return stored.length < JOURNALS_STORED_MAX ? [...stored, delivered] : [...stored]
}

/** The number of late choices that no journal holds with the same answer and, where it is known, the same time. */
export function countUnrecorded(late: readonly LateChoice[], journals: readonly Journal[]): number {
  const entries = journals.flatMap((journal) => journal.entries)
  return late.filter((choice) => !entries.some((entry) => isRecordOf(entry, choice))).length
}

function isRecordOf(entry: JournalEntry, { page, answer, seq, chosenAt }: LateChoice): boolean {
  const isSame = entry.id === page && entry.seq === seq && entry.answer === answer
  return isSame && (chosenAt === null || entry.at === chosenAt)
}

/** Both as one when one of them begins within the other; null when they differ, or would be too long. */
function joined(one: Journal, other: Journal): Journal | null {
  return continued(one, other) ?? continued(other, one)
}

/** A device that dropped its oldest entries begins at a later link. */
function continued(journal: Journal, next: Journal): Journal | null {
  const links = [journal.from, ...journal.entries.map(({ link }) => link)]
  const start = links.indexOf(next.from)
  if (start < 0) return null
  const shared = journal.entries.slice(start)
  if (!shared.every((entry, index) => isSameOrOver(entry, next.entries[index]))) return null
  const entries = [...journal.entries, ...next.entries.slice(shared.length)]
  return entries.length > ENTRIES_STORED_MAX ? null : { from: journal.from, entries }
}

/** The link alone isn't enough: a changed entry may still carry it. */
function isSameOrOver(entry: JournalEntry, next: JournalEntry | undefined): boolean {
  if (next === undefined) return true
  return entry.link === next.link && journalText('', entry) === journalText('', next)
}
