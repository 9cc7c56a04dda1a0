/** Exam events ('Jadwal Ujian'): what admins set, and what learners and invigilators are told. */

export const EVENT_NAME_MAX_LENGTH = 120
export const EVENT_NAME_MISSING = 'Nama ujian wajib diisi!'

/** The waiting room opens so long before the set time, in minutes. */
export const EVENT_DOORS_MINUTES = 30

/** Minutes after the set time in which the invigilator may still start everybody. */
export const EVENT_WINDOW_LIMITS = { min: 5, max: 240 } as const
/** Minutes after the start in which a latecomer may join. A slow network needs a few of them too. */
export const EVENT_TOLERANCE_LIMITS = { min: 5, max: 240 } as const
/** Minutes of rest between two sessions at most; then the next one's time runs. */
export const EVENT_REST_LIMITS = { min: 1, max: 240 } as const
/** Minutes that a token lasts. */
export const EVENT_TOKEN_LIMITS = { min: 2, max: 120 } as const

export const EVENT_DEFAULTS = { window: 60, tolerance: 15, rest: 10, token: 15 } as const

/** Learners of one event. */
export const EVENT_MAX_LEARNERS = 5_000
/** Classes, or invigilators, of one event. */
export const EVENT_MAX_OTHERS = 200

/**
 * The letters of a token: none that looks or sounds like another when a token is written on a board and read out. Sixteen,
 * so that each stands for four bits.
 */
export const TOKEN_LETTERS = 'ACEFGHJKMNPRTWXY'
export const TOKEN_LENGTH = 6
/** Milliseconds for which the token before the present one is still taken: somebody is just typing it. */
export const TOKEN_GRACE_MS = 60_000
/** As typed, with spaces and hyphens. */
export const TOKEN_MAX_LENGTH = 20

/** How an event begins: when an invigilator presses 'Mulai Bersama', or by itself at the set time. */
export const EVENT_STARTS = ['pengawas', 'otomatis'] as const
export type EventStart = (typeof EVENT_STARTS)[number]

/** What is stored of an event; the rest of its phase follows from the time. */
export const EVENT_STATUSES = ['draft', 'scheduled', 'cancelled'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Where an event stands now. */
export const EVENT_PHASES = {
  draft: 'konsep',
  /** The waiting room is closed yet. */
  scheduled: 'terjadwal',
  /** The waiting room is open, and nobody may begin. */
  waiting: 'ruang_tunggu',
  started: 'berlangsung',
  /** Also when nobody started it in time. */
  ended: 'selesai',
  cancelled: 'batal',
} as const
export type EventPhase = (typeof EVENT_PHASES)[keyof typeof EVENT_PHASES]

/** What a learner of an event is doing. */
export const LEARNER_STATES = {
  absent: 'belum_datang',
  /** In the waiting room, and the device not checked yet. */
  waiting: 'menunggu',
  ready: 'siap',
  sitting: 'mengerjakan',
  finished: 'selesai',
} as const
export type LearnerState = (typeof LEARNER_STATES)[keyof typeof LEARNER_STATES]

export const LEARNER_REASON_MISSING = 'Alasan menambahkan peserta harus diisi.'

/** Refusals of a start, and what the packages' page says meanwhile. */
export const EVENT_NOT_OPEN =
  'Ujian ini dimulai bersama-sama sesuai jadwal. Masuk ke ruang tunggu dari bagian Ujian Terjadwal.'
export const EVENT_TOKEN_NEEDED =
  'Masukkan token di ruang tunggu sebelum mulai. Bukalah dari bagian Ujian Terjadwal.'
export const EVENT_OTHER_PLACE =
  'Ujian ini hanya dapat dimulai di lab yang ditentukan. Tanyakan tempatnya kepada pengawas.'

/** What a closed waiting room says, and refusals at its door. */
export const EVENT_CANCELLED = 'Ujian ini dibatalkan.'
export const DOORS_CLOSED = 'Ruang tunggu belum dibuka.'
export const ENTRY_OVER = 'Waktu masuk ujian ini sudah habis. Hubungi pengawas.'
export const TOKEN_WRONG = 'Token salah. Lihat token terbaru di layar pengawas.'

export const EVENT_UNCHANGEABLE = 'Ujian yang sudah dimulai atau dibatalkan tidak dapat diubah.'
