import {
  answersBeyond,
  highestSeq,
  mergeSheets,
  type AnswerSheet,
  type HeldAnswer,
} from '@lulus/api/contracts/answers'
import { sessionOfQuestion, type Session } from '@lulus/api/contracts/exam'

/**
 * What a device holds of an attempt that the server hasn't confirmed. All operations are pure, so that the tab's own
 * copy and the stored one, which several tabs share, go through the same ones.
 */

/** An answer that the server refused, or may have: the learner is told (see late-answers.ts). */
export interface LateAnswer extends HeldAnswer {
  /** Whether the server's own sheet has shown that it isn't there. */
  isChecked: boolean
}

export type LateSheet = Readonly<Record<number, LateAnswer>>

export interface ExamRecord {
  /** Answers on their way to the server, by page. */
  answers: AnswerSheet
  /** The highest `seq` this device knows of. */
  highestSeq: number
  /** Pages flagged 'ragu-ragu', while the server holds others. */
  flags: readonly number[] | null
  /** Where the learner is, while the server believes otherwise. */
  index: number | null
  /** Recordings whose first play hasn't been reported, as page names. */
  played: readonly string[]
  /** Seconds heard that haven't been reported, by page name. */
  positions: Readonly<Record<string, number>>
  /** Answers that won't be delivered any more, by page. */
  late: LateSheet
  /** When sessions end or ended, epoch milliseconds by the server's clock. */
  deadlines: Readonly<Partial<Record<Session, number>>>
  packageName: string | null
}

export interface SavedAnswer extends Pick<HeldAnswer, 'answer' | 'seq'> {
  id: number
}

/** One `POST /soal/simpan-jawaban`. */
export interface AnswerBatch {
  answer: SavedAnswer[]
  ragu?: number[]
  index?: number
}

/** One `POST /soal/simpan-audio`. */
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
}

/** Notes a choice. An answer with a higher `seq` that is there already stays. */
export function withAnswer(record: ExamRecord, page: number, held: HeldAnswer): ExamRecord {
  return {
    ...record,
    answers: mergeSheets({ [page]: held }, record.answers),
    highestSeq: highestSeq([held], record.highestSeq),
  }
}

/** Notes a `seq` that another tab has given out. */
export function withSeq(record: ExamRecord, seq: number): ExamRecord {
  return seq > record.highestSeq ? { ...record, highestSeq: seq } : record
}

/** Notes the flags as a whole; a page without a number in the session is dropped by the server. */
export function withFlags(record: ExamRecord, flags: readonly number[]): ExamRecord {
  return { ...record, flags }
}

export function withIndex(record: ExamRecord, index: number): ExamRecord {
  return { ...record, index }
}

/** Notes the first play of the recording on a page. */
export function withPlayed(record: ExamRecord, page: number): ExamRecord {
  const name = String(page)
  return record.played.includes(name) ? record : { ...record, played: [...record.played, name] }
}

/** Notes how far a recording has been heard; it never goes back. */
export function withPosition(record: ExamRecord, page: number, seconds: number): ExamRecord {
  const name = String(page)
  if (seconds <= (record.positions[name] ?? -1)) return record
  return { ...record, positions: { ...record.positions, [name]: seconds } }
}

/** Notes what the learner sits, and when the session ends. */
export function withSession(
  record: ExamRecord,
  packageName: string,
  session: Session,
  deadline: number
): ExamRecord {
  return { ...record, packageName, deadlines: { ...record.deadlines, [session]: deadline } }
}

/** A sheet as the wire takes it, ascending by page. */
export function answersOf(sheet: AnswerSheet): SavedAnswer[] {
  return Object.entries(sheet).map(([page, { answer, seq }]) => ({ id: Number(page), answer, seq }))
}

/** What is to be sent next, the answers in the order in which they were chosen; null when nothing is. */
export function answerBatch({ answers, flags, index }: ExamRecord): AnswerBatch | null {
  const answer = answersOf(answers).sort((a, b) => a.seq - b.seq)
  if (answer.length === 0 && flags === null && index === null) return null
  return {
    answer,
    ...(flags === null ? {} : { ragu: [...flags] }),
    ...(index === null ? {} : { index }),
  }
}

export function audioBatch({ played, positions }: ExamRecord): AudioBatch | null {
  if (played.length === 0 && Object.keys(positions).length === 0) return null
  return { audio: [...played], positions: { ...positions } }
}

/** Drops what a batch carried, but not what changed while it was under way. */
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
 * The record once it is known what the server holds. Answers that the server has the same or a later choice of are
 * dropped; those to pages of other sessions can't be delivered any more.
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

/** Answers as late ones. */
export function lateOf(sheet: AnswerSheet, isChecked: boolean): LateSheet {
  return mapSheet(sheet, (held) => ({ ...held, isChecked }))
}

/** Both as one: of two to a page the later choice; what one of them has checked is checked. */
export function joinLate(first: LateSheet, second: LateSheet): LateSheet {
  const joined: Record<number, LateAnswer> = { ...first }
  for (const [page, held] of Object.entries(second)) {
    const known = first[Number(page)]
    if (known && known.seq > held.seq) continue
    const isChecked = held.isChecked || (known?.seq === held.seq && known.isChecked)
    joined[Number(page)] = { ...held, isChecked }
  }
  return joined
}

/** Answers of the wire as a sheet. */
export function sheetOf(saved: readonly SavedAnswer[]): AnswerSheet {
  return Object.fromEntries(saved.map(({ id, answer, seq }) => [id, { answer, seq }]))
}

/**
 * Joins what another tab of the same attempt stored to this tab's copy. Answers meet by `seq`; flags and place are
 * the stored ones only where this tab has nothing of its own to say.
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
    // One tab may hold what another one has heard the refusal of.
    answers: answersBeyond(joined.answers, late),
    highestSeq: Math.max(own.highestSeq, stored.highestSeq),
    flags: own.flags ?? stored.flags,
    index: own.index ?? stored.index,
    late,
    deadlines: { ...stored.deadlines, ...own.deadlines },
  }
}

/** Number of answers that the server hasn't confirmed. */
export function unsentAnswers({ answers }: ExamRecord): number {
  return Object.keys(answers).length
}

function mapSheet<Held, Mapped>(
  sheet: Readonly<Record<number, Held>>,
  change: (held: Held) => Mapped
): Record<number, Mapped> {
  return Object.fromEntries(Object.entries(sheet).map(([page, held]) => [page, change(held)]))
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
