import { OUTDATED_PAGE } from './csrf.ts'

/** Why the server refused a call, where a client must know the reason to go on: sent as `code` beside the sentence. */
export const REFUSAL = {
  /** The page's CSRF token is outdated; the answer brings a new one. */
  outdatedPage: OUTDATED_PAGE,
  /** Another login of the same learner drives the attempt. */
  drivenElsewhere: 'dipakai_di_perangkat_lain',
  /** The session's time is over, and its grace. */
  late: 'terlambat',
  /** No attempt runs, or none any more. */
  notRunning: 'tidak_berjalan',
  /** Deleting the passage again with `force` would take its questions along. */
  passageInUse: 'dipakai_soal',
  /** Ending the lab's key again with `force` would lock out learners who sit an exam there. */
  attemptsRunning: 'simulasi_berjalan',

  /** The headers of the lab's computer are incomplete or can't be a kiosk's. */
  labUnreadable: 'lab_tidak_sah',
  /** The computer's clock is too far from the server's. */
  labClock: 'lab_jam',
  /** No such lab, or not its key. */
  labUnknown: 'lab_tidak_dikenal',
  labRevoked: 'lab_dicabut',
  /** The signed call came a second time. */
  labRepeated: 'lab_terulang',
  /** Only a lab's computer may do this. */
  labOnly: 'khusus_lab',
} as const
export type Refusal = (typeof REFUSAL)[keyof typeof REFUSAL]

/** Codes of the 403 that a call gets for the computer it comes from: whoever looks after the lab can mend it. */
export const LAB_REFUSALS = [
  REFUSAL.labUnreadable,
  REFUSAL.labClock,
  REFUSAL.labUnknown,
  REFUSAL.labRevoked,
  REFUSAL.labRepeated,
  REFUSAL.labOnly,
] as const satisfies readonly Refusal[]
export type LabRefusal = (typeof LAB_REFUSALS)[number]
