/** By what the admins' lists can be sorted, as `sortBy` names it. */

export const SORT_ORDERS = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
/** The newest first. */
export const DEFAULT_SORT_ORDER = 'DESC' satisfies SortOrder

/** By which columns a list can be sorted, and by which it is at first. */
export interface ListColumns<Column extends string = string> {
  columns: readonly Column[]
  defaultColumn: Column
}

export const PAYMENT_LIST = {
  columns: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type PaymentColumn = (typeof PAYMENT_LIST.columns)[number]

export const RESULT_LIST = {
  columns: [
    'createdAt',
    'nama',
    'nama_paket',
    'listeningScore',
    'structureScore',
    'readingScore',
    'totalScore',
  ],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type ResultColumn = (typeof RESULT_LIST.columns)[number]

export const USER_LIST = {
  columns: ['createdAt', 'nohp', 'nama', 'status_ujian', 'paket_soal_id_aktif', 'paket_terakhir'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type UserColumn = (typeof USER_LIST.columns)[number]

export const AUDIT_LIST = {
  columns: ['createdAt', 'aktor', 'aksi', 'subjek'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type AuditColumn = (typeof AUDIT_LIST.columns)[number]
