import {
  answersBeyond,
  highestSeq,
  mergeSheets,
  type AnswerSheet,
  type HeldAnswer,
} from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'
import { anchorIn, EMPTY_JOURNAL, longerJournal, type Journal } from '@/features/exam/model/journal'
import type { OptionOrders } from '@/features/exam/model/option-orders'
import { joinLate, lateOf, mapSheet, type LateSheet } from '@/features/exam/late/late-sheet'

/**
 * An attempt's unconfirmed data on this device. All operations are pure, because both the tab's copy and the stored
 * record, which tabs share, use them.
 */

export interface ExamRecord {
  /** Unconfirmed answers, by page. */
  answers: AnswerSheet
  /** The highest `seq` that this device knows. */
  highestSeq: number
  /** Pages flagged 'ragu-ragu', or null if the server has the same. */
  flags: readonly number[] | null
  /** The learner's position, or null if the server has the same. */
  index: number | null
  /** Recordings whose first play isn't reported yet, as page names. */
  played: readonly string[]
  /** Seconds heard that aren't reported yet, by page name. */
  positions: Readonly<Record<string, number>>
  /** Answers that can't be delivered any more, by page. */
  late: LateSheet
  /** Ends of sessions, in epoch milliseconds by the server's clock. */
  deadlines: Readonly<Partial<Record<Session, number>>>
  packageName: string | null
  /** The option orders of sessions opened on this device, which determine the letters that the learner saw. */
  orders: OptionOrders
  journal: Journal
}

export interface SavedAnswer extends Pick<HeldAnswer, 'answer' | 'seq'> {
  id: number
}

/** An answer being sent, with its time in case it arrives too late. */
type SentAnswer = SavedAnswer & Pick<HeldAnswer, 'at'>

/** Body of `POST /soal/simpan-jawaban`. */
export interface AnswerBatch {
  answer: SentAnswer[]
  /** The journal's last link, once it is computed. */
  tautan?: string
  ragu?: number[]
  index?: number
}

/** Body of `POST /soal/simpan-audio`. */
export interface AudioBatch {
  audio: string[]
  positions: Record<string, number>
}

export const EMPTY_RECORD: ExamRecord = {
  answers: {},
  highestSeq: 0,
  flags: null,
  index: null,
  played: [],
  positions: {},
  late: {},
  deadlines: {},
  packageName: null,
  orders: {},
  journal: EMPTY_JOURNAL,
}

/** Adds a choice. An existing answer with a higher `seq` stays. */
export function withAnswer(record: ExamRecord, page: number, held: HeldAnswer): ExamRecord {
  return {
    ...record,
    answers: mergeSheets({ [page]: held }, record.answers),
    highestSeq: highestSeq([held], record.highestSeq),
  }
}

/** Records a `seq` that another tab used. */
export function withSeq(record: ExamRecord, seq: number): ExamRecord {
  return seq > record.highestSeq ? { ...record, highestSeq: seq } : record
}

/** Sets all flags. The server drops pages without a number in the session. */
export function withFlags(record: ExamRecord, flags: readonly number[]): ExamRecord {
  return { ...record, flags }
}

export function withIndex(record: ExamRecord, index: number): ExamRecord {
  return { ...record, index }
}

/** Records the first play of a page's recording. */
export function withPlayed(record: ExamRecord, page: number): ExamRecord {
  const name = String(page)
  return record.played.includes(name) ? record : { ...record, played: [...record.played, name] }
}

/** Records how far a recording was heard. It never decreases. */
export function withPosition(record: ExamRecord, page: number, seconds: number): ExamRecord {
  const name = String(page)
  if (seconds <= (record.positions[name] ?? -1)) return record
  return { ...record, positions: { ...record.positions, [name]: seconds } }
}

/** Records the package and the session's end. */
export function withSession(
  record: ExamRecord,
  packageName: string,
  session: Session,
  deadline: number
): ExamRecord {
  return {
    ...record,
    packageName,
    deadlines: { ...record.deadlines, [session]: deadline },
  }
}

/** A sheet in the wire format, ascending by page. */
export function answersOf(sheet: AnswerSheet): SavedAnswer[] {
  return Object.entries(sheet).map(([page, { answer, seq }]) => ({ id: Number(page), answer, seq }))
}

/** The same with the times of the choices, in whole milliseconds. */
function sentAnswersOf(sheet: AnswerSheet): SentAnswer[] {
  return answersOf(sheet).map((answer) => {
    const at = sheet[answer.id]?.at
    return at === undefined ? answer : { ...answer, at: Math.round(at) }
  })
}

/** The next batch, with answers in the order of their choice, or null if there is nothing to send. */
export function answerBatch(record: ExamRecord): AnswerBatch | null {
  const { answers, flags, index, journal } = record
  const answer = sentAnswersOf(answers).sort((a, b) => a.seq - b.seq)
  if (answer.length === 0 && flags === null && index === null) return null
  const anchor = answer.length === 0 ? null : anchorIn(journal)
  return {
    answer,
    ...(anchor === null ? {} : { tautan: anchor }),
    ...(flags === null ? {} : { ragu: [...flags] }),
    ...(index === null ? {} : { index }),
  }
}

export function audioBatch({ played, positions }: ExamRecord): AudioBatch | null {
  if (played.length === 0 && Object.keys(positions).length === 0) return null
  return { audio: [...played], positions: { ...positions } }
}

/** Removes a delivered batch, but not later changes. */
export function withoutAnswers(record: ExamRecord, batch: AnswerBatch): ExamRecord {
  return {
    ...record,
    answers: answersBeyond(record.answers, sheetOf(batch.answer)),
    flags: sameNumbers(record.flags, batch.ragu) ? null : record.flags,
    index: record.index === batch.index ? null : record.index,
  }
}

export function withoutAudio(record: ExamRecord, batch: AudioBatch): ExamRecord {
  return {
    ...record,
    played: record.played.filter((name) => !batch.audio.includes(name)),
    positions: keep(record.positions, (name, seconds) => seconds > (batch.positions[name] ?? -1)),
  }
}

/**
 * The record after merging the server's answers. Answers that the server has, or has newer, are removed; those of other
 * sessions can't be delivered any more.
 */
export function reconcile(record: ExamRecord, saved: AnswerSheet, session: Session): ExamRecord {
  const isOpen = (page: string) => sessionOfQuestion(Number(page)) === session
  const missing = answersBeyond(record.answers, saved)
  const late = joinLate(
    record.late,
    lateOf(
      keep(missing, (page) => !isOpen(page)),
      true
    )
  )
  return {
    ...record,
    answers: keep(missing, isOpen),
    highestSeq: highestSeq(Object.values(saved), record.highestSeq),
    late: mapSheet(answersBeyond(late, saved), (held) => ({ ...held, isChecked: true })),
  }
}

/** Answers in the wire format as a sheet. */
export function sheetOf(saved: readonly SavedAnswer[]): AnswerSheet {
  return Object.fromEntries(saved.map(({ id, answer, seq }) => [id, { answer, seq }]))
}

/**
 * Merges another tab's stored record into this tab's copy. The higher `seq` wins for each answer. Stored flags and
 * position count only if this tab has none.
 */
export function joinRecords(own: ExamRecord, stored: ExamRecord): ExamRecord {
  let joined = { ...own, answers: mergeSheets(stored.answers, own.answers) }
  for (const name of stored.played) joined = withPlayed(joined, Number(name))
  for (const [name, seconds] of Object.entries(stored.positions)) {
    joined = withPosition(joined, Number(name), seconds)
  }
  const late = joinLate(own.late, stored.late)
  return {
    ...joined,
    // One tab may still have an answer that another one knows as refused.
    answers: answersBeyond(joined.answers, late),
    highestSeq: Math.max(own.highestSeq, stored.highestSeq),
    flags: own.flags ?? stored.flags,
    index: own.index ?? stored.index,
    late,
    deadlines: { ...stored.deadlines, ...own.deadlines },
    journal: longerJournal(own.journal, stored.journal),
  }
}

/**
 * Merges what a closing page left unwritten. It is newer than the stored record: a position or flags that had reached
 * the server are not sent again.
 */
export function withLeft(stored: ExamRecord, left: ExamRecord): ExamRecord {
  return { ...joinRecords(left, stored), flags: left.flags, index: left.index }
}

/** Number of answers that the server hasn't confirmed. */
export function unsentAnswers({ answers }: ExamRecord): number {
  return Object.keys(answers).length
}

export function keep<Value>(
  entries: Readonly<Record<string, Value>>,
  isKept: (key: string, value: Value) => boolean
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => isKept(key, value)))
}

function sameNumbers(
  a: readonly number[] | null | undefined,
  b: readonly number[] | null | undefined
): boolean {
  return a?.length === b?.length && (a ?? []).every((value, position) => value === b?.[position])
}
