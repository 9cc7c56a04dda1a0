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
