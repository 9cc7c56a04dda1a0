import type { Journal, LateChoice } from '#app/exam/domain/late_answers'
import type { SaveOrigin } from '#app/exam/domain/save_origin'
import { sessionOfQuestion, SAVE_GRACE_MS, type Answer, type Session } from '#contracts/exam'
import { anchorOf, type JournalEntry } from '#contracts/journal'

/**
 * How saves that came in time contradict late answers. A device sends everything that the server lacks with each
 * save, so a choice that it claims to have made before a save that arrived, and that wasn't in it, wasn't made then.
 */

/** An answer that a save stored. Times are epoch milliseconds. */
export interface SavedAnswer extends SaveOrigin {
  page: number
  answer: Answer
  seq: number
  savedAt: number
}

type EndOf = (session: Session) => number | null

/** The known facts about an attempt's saves. */
export interface Evidence {
  /** Those that came in time. */
  saves: readonly SavedAnswer[]
  /** Whether more than one login has driven the attempt. */
  isTakenOver: boolean
}

/**
 * How long a save may be in flight, plus the error of a device's clock: a choice older than that must have been part
 * of the save.
 */
const TRAVEL_MS = 30_000

/** The stored answers that came before the end of their session; accepted late ones came later. */
export function savedInTime(saved: readonly SavedAnswer[], endOf: EndOf): SavedAnswer[] {
  return saved.filter((one) => isBeforeEnd(one.savedAt, one.page, endOf))
}

/** How the links of a journal match those that its device's saves have named. */
export interface Anchorage {
  /** Number of saved answers whose save named a link of the journal. */
  anchored: number
  /** Number of those whose save named a link that the journal should have and lacks. */
  missing: number
}

export function anchorageOf(journal: Journal, evidence: Evidence): Anchorage {
  const positions = seqsByAnchor(journal)
  const own = ofItsDevice(journal, evidence)
  return {
    anchored: own.filter(({ anchor }) => anchor !== null && positions.has(anchor)).length,
    missing: own.filter((save) => isMissing(save, journal, positions)).length,
  }
}

/** The pages whose late choice the saves contradict. A choice in several journals is contradicted in each of them. */
export function contradictedPages(
  late: readonly LateChoice[],
  journals: readonly Journal[],
  evidence: Evidence,
  endOf: EndOf
): ReadonlySet<number> {
  const contradicted = late.filter((choice) => {
    const isBefore = ({ savedAt }: SavedAnswer) => isBeforeEnd(savedAt, choice.page, endOf)
    const records = journals.filter(({ entries }) =>
      entries.some((entry) => isEntryOf(entry, choice))
    )
    return records.length === 0
      ? evidence.saves.filter(isBefore).some((save) => wasLeftOut(choice, save, save.seq - 1))
      : records.every((journal) => isContradictedIn(journal, choice, evidence, isBefore))
  })
  return new Set(contradicted.map(({ page }) => page))
}

function isContradictedIn(
  journal: Journal,
  choice: LateChoice,
  evidence: Evidence,
  isBefore: (save: SavedAnswer) => boolean
): boolean {
  const positions = seqsByAnchor(journal)
  const own = ofItsDevice(journal, evidence)
  if (own.some((save) => isMissing(save, journal, positions))) return true
  return own.filter(isBefore).some((save) => {
    const latest = save.anchor === null ? save.seq - 1 : positions.get(save.anchor)
    return latest !== undefined && wasLeftOut(choice, save, latest)
  })
}

/** @param latest the counter of the last choice that its device had made when it sent the save, as far as is known */
function wasLeftOut({ seq, chosenAt }: LateChoice, { savedAt }: SavedAnswer, latest: number) {
  return seq <= latest || (chosenAt !== null && chosenAt < savedAt - TRAVEL_MS)
}

/** Whether the save named a link that the journal should have: it claims to have begun before that save. */
function isMissing(
  { anchor, seq, savedAt }: SavedAnswer,
  { entries: [first] }: Journal,
  positions: ReadonlyMap<string, number>
): boolean {
  if (anchor === null || positions.has(anchor) || first === undefined) return false
  return first.seq <= seq || first.at < savedAt - TRAVEL_MS
}

/**
 * The saves of the journal's device: of the logins of which it knows a save. When it knows none they are its own if
 * no other login has driven the attempt; else the device is unknown.
 */
function ofItsDevice(journal: Journal, { saves, isTakenOver }: Evidence): readonly SavedAnswer[] {
  const positions = seqsByAnchor(journal)
  const own = saves.filter((save) =>
    save.anchor === null
      ? journal.entries.some((entry) => isSaved(entry, save))
      : positions.has(save.anchor)
  )
  if (own.length === 0) return isTakenOver ? [] : saves
  const logins = new Set(own.map(({ savedBy }) => savedBy))
  return saves.filter(({ savedBy }) => logins.has(savedBy))
}

/** The counter of each entry by the name that saves use for it. The link before the first has none: 0. */
function seqsByAnchor({ from, entries }: Journal): ReadonlyMap<string, number> {
  const linked = entries.map(({ link, seq }) => [anchorOf(link), seq] as const)
  return new Map([[anchorOf(from), 0], ...linked])
}

function isBeforeEnd(savedAt: number, page: number, endOf: EndOf): boolean {
  const session = sessionOfQuestion(page)
  const end = session && endOf(session)
  return end !== null && savedAt < end + SAVE_GRACE_MS
}

function isEntryOf(entry: JournalEntry, { page, answer, seq }: LateChoice): boolean {
  return entry.id === page && entry.seq === seq && entry.answer === answer
}

function isSaved(entry: JournalEntry, { page, answer, seq }: SavedAnswer): boolean {
  return entry.id === page && entry.seq === seq && entry.answer === answer
}
