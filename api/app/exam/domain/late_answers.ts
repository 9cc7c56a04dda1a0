import { acceptsSaves } from '#app/exam/domain/session_clock'
import type { AnswerSheet, AttemptClock } from '#app/exam/domain/types'
import { isLater } from '#contracts/answers'
import { SESSIONS, sessionOfQuestion, type Answer, type Session } from '#contracts/exam'
import { journalStart, journalText, type JournalEntry } from '#contracts/journal'

/** A choice that reached the server. Times are epoch milliseconds, null when the device sent none. */
export interface LateChoice {
  page: number
  answer: Answer
  seq: number
  /** The server's time as the device knew it. */
  chosenAt: number | null
  /** By the device's own clock. */
  deviceAt: number | null
}

/** Whether a session accepts no more answers: it is not the current one any more, or its time and grace are over. */
export function isClosed(session: Session, clock: AttemptClock, now: number): boolean {
  if (clock.status === 'finished') return true
  const [asked, current] = [SESSIONS.indexOf(session), SESSIONS.indexOf(clock.session)]
  return asked < current || (asked === current && !acceptsSaves(clock, now))
}

/**
 * The late choices to store: for each page of a closed session the one with the highest `seq`, unless that or a later
 * one is stored already. Ascending by page.
 */
export function lateChoices(
  sheet: AnswerSheet,
  delivered: readonly LateChoice[],
  clock: AttemptClock,
  now: number
): LateChoice[] {
  return missingChoices(sheet, delivered, (session) => isClosed(session, clock, now))
}

/**
 * The choices of a rescue file to hold. Those of a running session are among them, because the device may never
 * deliver them; those of sessions that haven't begun can't be true.
 */
export function rescuedChoices(
  sheet: AnswerSheet,
  delivered: readonly LateChoice[],
  clock: AttemptClock
): LateChoice[] {
  return missingChoices(sheet, delivered, (session) => hasBegun(session, clock))
}

function hasBegun(session: Session, clock: AttemptClock): boolean {
  return SESSIONS.indexOf(session) <= SESSIONS.indexOf(clock.session)
}

function missingChoices(
  sheet: AnswerSheet,
  delivered: readonly LateChoice[],
  isTaken: (session: Session) => boolean
): LateChoice[] {
  const missing = new Map<number, LateChoice>()
  for (const choice of delivered) {
    const session = sessionOfQuestion(choice.page)
    if (session === null || !isTaken(session)) continue
    if (isLater(choice, missing.get(choice.page) ?? sheet.get(choice.page))) {
      missing.set(choice.page, choice)
    }
  }
  return [...missing.values()].sort((a, b) => a.page - b.page)
}

/** Held choices completed with the moments of later deliveries of the same choice. A known moment stays. */
export function withMoments(
  held: readonly LateChoice[],
  delivered: readonly LateChoice[]
): LateChoice[] {
  return held.flatMap((choice) => {
    const same = delivered.find((one) => isSameChoice(one, choice))
    if (!same) return []
    const chosenAt = choice.chosenAt ?? same.chosenAt
    // Another moment's clock would say nothing about this one.
    const deviceAt = choice.deviceAt ?? (same.chosenAt === chosenAt ? same.deviceAt : null)
    const isChanged = chosenAt !== choice.chosenAt || deviceAt !== choice.deviceAt
    return isChanged ? [{ ...choice, chosenAt, deviceAt }] : []
  })
}

function isSameChoice(one: LateChoice, other: LateChoice): boolean {
  return one.page === other.page && one.seq === other.seq && one.answer === other.answer
}

/** A journal's entry as a choice. */
export function choiceOf({ id, answer, seq, at, jam }: JournalEntry): LateChoice {
  return { page: id, answer, seq, chosenAt: at, deviceAt: jam }
}

/** A journal as sent by a device. */
export interface Journal {
  /** The link before the first entry: `journalStart`, or another link when earlier entries were left out. */
  from: string
  entries: readonly JournalEntry[]
}

/** The findings about a journal, alone and compared with the answers that came in time. */
export interface JournalFindings {
  /** All links match: no entry was changed, removed or inserted. */
  isIntact: boolean
  /** It contains the attempt's first entry. */
  isWhole: boolean
  /** Counter and clock never decrease. */
  isInOrder: boolean
  /** Number of in-time answers that the journal holds as stored. */
  agreeing: number
  /** Number of in-time answers that the journal holds with another choice. */
  differing: number
}

/**
 * Checks a journal.
 * @param hash SHA-256 in hexadecimal digits
 */
export function examineJournal(
  attemptId: number,
  { from, entries }: Journal,
  sheet: AnswerSheet,
  hash: (text: string) => string
): JournalFindings {
  let previous = from
  let last = { seq: 0, at: 0 }
  const findings: JournalFindings = {
    isIntact: true,
    isWhole: from === journalStart(attemptId),
    isInOrder: true,
    agreeing: 0,
    differing: 0,
  }
  for (const entry of entries) {
    if (hash(journalText(previous, entry)) !== entry.link) findings.isIntact = false
    if (entry.seq <= last.seq || entry.at < last.at) findings.isInOrder = false
    const stored = sheet.get(entry.id)
    if (stored?.seq === entry.seq) {
      if (stored.answer === entry.answer) findings.agreeing++
      else findings.differing++
    }
    previous = entry.link
    last = entry
  }
  return findings
}

/** Whether a late answer was chosen before its session ended; null when either time is unknown. */
export function wasInTime(chosenAt: number | null, endedAt: number | null): boolean | null {
  return chosenAt === null || endedAt === null ? null : chosenAt < endedAt
}

/** The answers after accepting late ones: of two choices for a page the later one counts. */
export function withAccepted(sheet: AnswerSheet, accepted: readonly LateChoice[]): AnswerSheet {
  const merged = new Map(sheet)
  for (const { page, answer, seq } of accepted) {
    if (isLater({ seq }, merged.get(page))) merged.set(page, { answer, seq })
  }
  return merged
}
