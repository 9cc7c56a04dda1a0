/** Answers that arrived after their session's end. They are stored separately until an admin decides. */

import type { ListColumns } from './lists.ts'

export const LATE_STATUSES = ['pending', 'accepted', 'refused'] as const
export type LateStatus = (typeof LATE_STATUSES)[number]

export const LATE_REASON_MAX_LENGTH = 500
export const LATE_REASON_MISSING = 'Alasan keputusan harus diisi.'

export const LATE_LIST = {
  columns: ['createdAt', 'nama_paket', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type LateColumn = (typeof LATE_LIST.columns)[number]

/** What speaks for a late answer, or against it. Those of the first kind are proposed for acceptance. */
export const LATE_JUDGEMENTS = [
  'tepat_waktu',
  'tanpa_waktu',
  'tidak_tercatat',
  'setelah_habis',
  'bertentangan',
] as const
export type LateJudgement = (typeof LATE_JUDGEMENTS)[number]

/** Attempts whose late answers are decided together. */
export const LATE_AT_ONCE_MAX = 5_000

/** What became of one attempt's late answers in a common decision. */
export type LateOutcomeStatus = 'diterima' | 'ditolak' | 'dilewati'
