/** Sortable columns of the admin lists, as named by `sortBy`. */

export const SORT_ORDERS = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
/** Newest first. */
export const DEFAULT_SORT_ORDER = 'DESC' satisfies SortOrder

/** The sortable columns of a list and its default one. */
export interface ListColumns<Column extends string = string> {
  columns: readonly Column[]
  defaultColumn: Column
}

export const PAYMENT_LIST = {
  columns: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type PaymentColumn = (typeof PAYMENT_LIST.columns)[number]

export const CLASS_PAYMENT_LIST = {
  columns: ['createdAt', 'kelas', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type ClassPaymentColumn = (typeof CLASS_PAYMENT_LIST.columns)[number]

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

export const LATE_LIST = {
  columns: ['createdAt', 'nama_paket', 'status'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type LateColumn = (typeof LATE_LIST.columns)[number]

export const EVENT_LIST = {
  columns: ['mulai', 'nama'],
  defaultColumn: 'mulai',
} as const satisfies ListColumns
export type EventColumn = (typeof EVENT_LIST.columns)[number]
