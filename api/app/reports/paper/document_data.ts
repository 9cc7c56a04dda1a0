import type { Letterhead } from '#app/academy/actions/read_letterhead'
import type { MoneyReport } from '../actions/read_money_report.js'
import type { Results } from '../actions/read_results.js'
import type { Happenings } from '../domain/happenings.js'
import type { MinutesText } from '../domain/minutes.js'

/** The contents of documents; plain data. */

export interface AttendanceLearner {
  /** Free text in any script. */
  name: string
  nohp: string
  /** Of its classes; may be empty. */
  className: string
  /** Where the attempt began, if in a lab; may be empty. */
  seat: string
  /** When they came, and when their attempt ended; null if they haven't yet. Epoch milliseconds. */
  cameAt: number | null
  finishedAt: number | null
}

export interface AttendanceData {
  letterhead: Letterhead
  eventName: string
  packageName: string
  place: string
  /** The set time, in epoch milliseconds. */
  startsAt: number
  invigilators: readonly string[]
  learners: readonly AttendanceLearner[]
  /** Whether it is over, so that nobody can come any more. */
  isOver: boolean
  /** Epoch milliseconds. */
  printedAt: number
}

export interface MinutesData {
  letterhead: Letterhead
  eventName: string
  invigilators: readonly string[]
  text: MinutesText
  incidents: Happenings
  entries: Happenings
  /** Epoch milliseconds. */
  printedAt: number
}

export interface ResultsPaper extends Pick<Letterhead, 'academyName' | 'logo'> {
  withRanks: boolean
  results: Results
  /** Epoch milliseconds. */
  printedAt: number
}

export interface MoneyPaper {
  letterhead: Letterhead
  report: MoneyReport
  /** Epoch milliseconds. */
  printedAt: number
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    results: ResultsPaper
    attendance: AttendanceData
    minutes: MinutesData
    money: MoneyPaper
  }
}
