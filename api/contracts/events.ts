/** Exam events ('Jadwal Ujian'): their settings, and the states shown to learners and invigilators. */

import type { ListColumns } from './lists.ts'

export const EVENT_NAME_MAX_LENGTH = 120
export const EVENT_NAME_MISSING = 'Nama ujian wajib diisi!'

/** The waiting room opens this many minutes before the set time. */
export const EVENT_DOORS_MINUTES = 30

/** Minutes after the set time in which the invigilator may still start everybody. */
export const EVENT_WINDOW_LIMITS = { min: 5, max: 240 } as const
/** Minutes after the start in which a latecomer may join. A slow network needs a few of them as well. */
export const EVENT_TOLERANCE_LIMITS = { min: 5, max: 240 } as const
/** The longest rest between two sessions in minutes, after which the next session's time runs. */
export const EVENT_REST_LIMITS = { min: 1, max: 240 } as const
/** Lifetime of a token in minutes. */
export const EVENT_TOKEN_LIMITS = { min: 2, max: 120 } as const

export const EVENT_DEFAULTS = { window: 60, tolerance: 15, rest: 10, token: 15 } as const

export const TOKEN_LENGTH = 6
/** As typed, with spaces and hyphens. */
export const TOKEN_MAX_LENGTH = 20

/** How an event starts: when an invigilator presses 'Mulai Bersama', or automatically at the set time. */
export const EVENT_STARTS = ['pengawas', 'otomatis'] as const
export type EventStart = (typeof EVENT_STARTS)[number]

/** The current phase of an event. */
export const EVENT_PHASES = {
  draft: 'konsep',
  /** The waiting room isn't open yet. */
  scheduled: 'terjadwal',
  /** The waiting room is open, but no attempt may start. */
  waiting: 'ruang_tunggu',
  started: 'berlangsung',
  /** Also if it was never started. */
  ended: 'selesai',
  cancelled: 'batal',
} as const
export type EventPhase = (typeof EVENT_PHASES)[keyof typeof EVENT_PHASES]

/** The state of a learner in an event. */
export const LEARNER_STATES = {
  absent: 'belum_datang',
  /** In the waiting room, with the device not yet checked. */
  waiting: 'menunggu',
  ready: 'siap',
  inExam: 'mengerjakan',
  /** An invigilator has stopped the clock. */
  paused: 'dijeda',
  /** Between two sessions. */
  resting: 'istirahat',
  /** Nothing was heard of the device for some seconds. */
  disconnected: 'terputus',
  finished: 'selesai',
  /** By an invigilator. */
  excluded: 'dikeluarkan',
} as const
export type LearnerState = (typeof LEARNER_STATES)[keyof typeof LEARNER_STATES]

/** What the board tells of a learner, besides their state. */
export const BOARD_INCIDENTS = {
  disconnected: 'terputus',
  returned: 'kembali',
  device: 'perangkat',
  window: 'jendela',
  action: 'tindakan',
  late: 'terlambat',
} as const
export type BoardIncidentKind = (typeof BOARD_INCIDENTS)[keyof typeof BOARD_INCIDENTS]

export const LEARNER_REASON_MISSING = 'Alasan menambahkan peserta harus diisi.'

/** Messages of a closed waiting room, also used as refusals on entry. */
export const EVENT_CANCELLED = 'Ujian ini dibatalkan.'
export const DOORS_CLOSED = 'Ruang tunggu belum dibuka.'
export const ENTRY_OVER = 'Waktu masuk ujian ini sudah habis. Hubungi pengawas.'

/** Remarks at an event's closing. */
export const REMARKS_MAX_LENGTH = 2000

/** Refusals of actions. */
export const EVENT_CLOSED = 'Ujian ini sudah ditutup. Tidak ada lagi yang dapat diubah.'
export const EVENT_CALLED_OFF = 'Ujian ini dibatalkan, jadi tidak ada yang dapat diubah.'

export const EVENT_UNCHANGEABLE = 'Ujian yang sudah dimulai atau dibatalkan tidak dapat diubah.'

export const EVENT_LIST = {
  columns: ['mulai', 'nama'],
  defaultColumn: 'mulai',
} as const satisfies ListColumns
export type EventColumn = (typeof EVENT_LIST.columns)[number]

/** A practice for invigilators ('Latihan Pengawas') is deleted so many milliseconds after it was opened. */
export const PRACTICE_KEPT_MS = 12 * 60 * 60 * 1000
/** Actions of one practice. */
export const PRACTICE_MOST_ACTS = 200
export const PRACTICE_MISSING = 'Latihan ini sudah berakhir. Mulai lagi dari Jadwal Ujian.'
export const PRACTICE_FULL = 'Latihan ini sudah terlalu panjang. Akhiri, lalu mulai lagi.'
