import type { Happenings } from '../../domain/happenings.js'
import type { MinutesText } from '../../domain/minutes.js'

/** The contents of documents; plain data. */

export interface LetterheadData {
  academyName: string
  /** A JPEG or PNG, or null. */
  logo: Uint8Array | null
  /** The academy's contact data, on one line. */
  contact: string
}

export interface AttendanceLearner {
  /** Free text in any script. */
  name: string
  nohp: string
  /** Of its classes; may be empty. */
  className: string
  /** Where the attempt began, if in a lab; may be empty. */
  seat: string
}

export interface AttendanceData {
  letterhead: LetterheadData
  eventName: string
  packageName: string
  place: string
  /** The set time, in epoch milliseconds. */
  startsAt: number
  invigilators: readonly string[]
  learners: readonly AttendanceLearner[]
  /** Epoch milliseconds. */
  printedAt: number
}

export interface MinutesData {
  letterhead: LetterheadData
  eventName: string
  invigilators: readonly string[]
  text: MinutesText
  incidents: Happenings
  entries: Happenings
  /** Epoch milliseconds. */
  printedAt: number
}
