/** The actions of invigilators on learners who take an exam, and the notices that tell a learner about them. */

/** What can be done, in the order of the screens. */
export const ACTION_KINDS = [
  'tambah_waktu',
  'kembalikan_waktu',
  'jeda',
  'lanjutkan',
  'pesan',
  'selesaikan',
  'buka_kembali',
  'lepas_perangkat',
  'putar_lagi',
  'buka_token',
  'izinkan_masuk',
  'keluarkan',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** What an end or a reopening is about: the running session or the whole exam. */
export const ACTION_SCOPES = ['sesi', 'ujian'] as const
export type ActionScope = (typeof ACTION_SCOPES)[number]

/** All learners of an event, in place of their ids. */
export const EVERYBODY = 'semua'

/** Minutes of one action. */
export const ACTION_MINUTES = { min: 1, max: 60 } as const
/** Minutes that a reopened exam has at least, unless the action says otherwise. */
export const REOPENED_MINUTES = 5

/** Minutes that all invigilators together may give to a learner of an event. */
export const INVIGILATORS_MINUTES = { min: 0, max: 60, default: 15 } as const
/** Minutes that all admins together may give to a learner. */
export const ADMINS_MINUTES = 240

export const ACTION_REASON = { min: 3, max: 500 } as const
export const ACTION_REASON_MISSING = 'Tulis alasannya, paling sedikit 3 huruf.'
export const MESSAGE_MAX_LENGTH = 500
export const MESSAGE_MISSING = 'Tulis pesannya.'

/**
 * Kinds that another person's same action makes superfluous for a moment: whoever presses second is told who was
 * first.
 */
export const ONCE_AMONG_STAFF: readonly ActionKind[] = [
  'tambah_waktu',
  'kembalikan_waktu',
  'jeda',
  'lanjutkan',
  'selesaikan',
]
/** Milliseconds of that moment. */
export const ONCE_AMONG_STAFF_MS = 10_000

/** The names of the actions for staff, as the audit log and the minutes have them. */
export const ACTION_NAMES: Readonly<Record<ActionKind, string>> = {
  tambah_waktu: 'Tambah waktu',
  kembalikan_waktu: 'Kembalikan waktu',
  jeda: 'Jeda',
  lanjutkan: 'Lanjutkan',
  pesan: 'Pesan',
  selesaikan: 'Selesaikan',
  buka_kembali: 'Buka kembali',
  lepas_perangkat: 'Lepas perangkat',
  putar_lagi: 'Putar lagi rekaman',
  buka_token: 'Buka kunci token',
  izinkan_masuk: 'Izinkan masuk terlambat',
  keluarkan: 'Keluarkan',
}

/** What became of an action for a learner; in a preview, what would. */
export type OutcomeStatus = 'dilakukan' | 'akan_dilakukan' | 'dilewati'

/** An unread notice on the wire. */
export interface Notice {
  id: number
  jenis: ActionKind
  teks: string
  /** ISO 8601, UTC. */
  waktu: string
}
