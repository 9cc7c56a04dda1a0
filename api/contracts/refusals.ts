import { SITTING } from './explanations.ts'

/** Refusal codes that clients must know, sent as `code` beside the message. */

/** The page's CSRF token is outdated, and the response sets a new one. */
export const OUTDATED_PAGE = 'csrf'

/** The phone number or e-mail address belongs to an account. */
export const IDENTITY_TAKEN = 'sudah_terdaftar'

/** Codes for learners' screens and kiosks. */
export const REFUSAL = {
  outdatedPage: OUTDATED_PAGE,
  identityTaken: IDENTITY_TAKEN,
  /** Another login of the learner drives the attempt. */
  drivenElsewhere: 'dipakai_di_perangkat_lain',
  /** The session's time and grace are over. */
  late: 'terlambat',
  /** A recording was sent as often as allowed before its playback was reported. */
  recordingUsedUp: 'rekaman_habis',
  /** In the mode `asli`, a recording isn't the next one, or not all have played. */
  recordingOrder: 'urutan_rekaman',
  recordingsLeft: 'rekaman_belum_habis',
  /** The recordings of a package are too long for the mode `asli`. */
  listeningTooLong: 'rekaman_tidak_muat',
  /** The explanations of a result can't be read now; `sebab` says why. */
  explanationsClosed: 'pembahasan_tertutup',
  /** Nothing is practised while an exam runs. */
  sitting: SITTING,
  /** A practised question has its answer already, which is sent with the refusal. */
  answered: 'sudah_dijawab',
  /** No attempt is running. */
  notRunning: 'tidak_berjalan',
  /** Payments are made at the package's price, without bills. */
  uniqueAmountsOff: 'nominal_unik_mati',
  /** All amounts below the price are on open bills; the learner pays the price. */
  amountsUsedUp: 'nominal_habis',
  /** An invigilator has paused the attempt. */
  paused: 'dijeda',
  /** An invigilator has excluded the learner. */
  excluded: 'dikeluarkan',

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

/** The second factor's code is missing: `POST /users/login/kode`. */
export const CODE_NEEDED = 'perlu_kode'
/**
 * The password was printed on a card, so its owner has to choose another one first: `POST /users/login/password-baru`.
 */
export const OWN_PASSWORD_NEEDED = 'perlu_password_baru'

export type LoginStep = typeof CODE_NEEDED | typeof OWN_PASSWORD_NEEDED

/** Refusal codes that only the admin screens need. */
export const ADMIN_REFUSAL = {
  /** Repeating with `force` deletes the passage and its questions. */
  passageInUse: 'dipakai_soal',
  /** Repeating with `hentikan` takes the package off sale. */
  stopsSale: 'menghentikan_penjualan',
  /** Repeating with `force` interrupts learners in an exam, by revoking a lab's key or suspending their account. */
  attemptsRunning: 'simulasi_berjalan',
  /** The login has to confirm its password first: `POST /users/konfirmasi-password`. */
  passwordNeeded: 'perlu_kata_sandi',
  /** The key of an action was used for another one, or by somebody else. */
  keyUsed: 'kunci_dipakai',
  /** The event is closed, or called off. */
  eventClosed: 'ditutup',
  /** The enrolment code is wrong, used up or expired. */
  enrolmentCode: 'kode_kursi',
} as const
export type AdminRefusal = (typeof ADMIN_REFUSAL)[keyof typeof ADMIN_REFUSAL]

/** Why a proof of SEB's configuration is refused. The lab's staff can fix it. */
export const SEB_REFUSAL = {
  /** The page's address isn't this login's, or not on the server's public address. */
  address: 'seb_alamat',
  /** No lab has this configuration any more. */
  configuration: 'seb_tidak_dikenal',
  /** The lab lists Browser Exam Keys, and this one isn't among them. */
  version: 'seb_versi',
} as const
export type SebRefusal = (typeof SEB_REFUSAL)[keyof typeof SEB_REFUSAL]

/** A file of questions doesn't say to which section they belong, so the field of the same name has to. */
export const SECTION_MISSING = 'bagian'

export type Refusal =
  | (typeof REFUSAL)[keyof typeof REFUSAL]
  | AdminRefusal
  | LoginStep
  | SebRefusal
  | typeof SECTION_MISSING
