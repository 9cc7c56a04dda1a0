import type { AdminRefusal } from './admin_refusals.ts'
import { OUTDATED_PAGE } from './csrf.ts'
import { IDENTITY_TAKEN } from './identities.ts'
import type { LoginStep } from './login_steps.ts'
import type { SebRefusal } from './seb.ts'

/** Refusal codes that clients must know, sent as `code` beside the message. */
export const REFUSAL = {
  /** The page's CSRF token is outdated, and the response sets a new one. */
  outdatedPage: OUTDATED_PAGE,
  identityTaken: IDENTITY_TAKEN,
  /** Another login of the learner drives the attempt. */
  drivenElsewhere: 'dipakai_di_perangkat_lain',
  /** The session's time and grace are over. */
  late: 'terlambat',
  /** A recording was sent as often as allowed before its playback was reported. */
  recordingUsedUp: 'rekaman_habis',
  /** No attempt is running. */
  notRunning: 'tidak_berjalan',

  /** The lab computer's headers are incomplete or malformed. */
  labUnreadable: 'lab_tidak_sah',
  /** The lab computer's clock differs too much from the server's. */
  labClock: 'lab_jam',
  /** Unknown lab or wrong key. */
  labUnknown: 'lab_tidak_dikenal',
  labRevoked: 'lab_dicabut',
  /** The key of this seat was revoked. */
  seatRevoked: 'kursi_dicabut',
  /** The signed call was sent before. */
  labRepeated: 'lab_terulang',
  /** Only lab computers may do this. */
  labOnly: 'khusus_lab',
} as const

export type Refusal = (typeof REFUSAL)[keyof typeof REFUSAL] | AdminRefusal | LoginStep | SebRefusal

/** Codes of a 403 caused by the lab computer, which the lab's staff can fix. */
export const LAB_REFUSALS = [
  REFUSAL.labUnreadable,
  REFUSAL.labClock,
  REFUSAL.labUnknown,
  REFUSAL.labRevoked,
  REFUSAL.seatRevoked,
  REFUSAL.labRepeated,
  REFUSAL.labOnly,
] as const satisfies readonly Refusal[]
export type LabRefusal = (typeof LAB_REFUSALS)[number]
