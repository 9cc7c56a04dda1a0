/** The fields and limits of an account, as shown by forms and enforced by the server. */

import type { ListColumns } from './lists.ts'

/** A person's name. */
export const NAME_MAX_LENGTH = 120
export const EMAIL_MAX_LENGTH = 254
export const EMAIL_INVALID = 'Email tidak valid.'

/** What stands in place of the name of a person whose data was erased, and of texts about them. */
export const ERASED_NAME = 'Peserta terhapus'
export const ERASED_TEXT = '(dihapus)'
export const ACCOUNT_ERASED = 'Akun ini sudah dihapus.'
export const ERASED_NAME_WRONG = 'Nama yang diketik tidak sama dengan nama peserta.'

export const ACCOUNT_MERGED = 'Akun ini sudah digabung ke akun lain.'

/** How the phone numbers of a rehearsal's learners begin: no telephone has such a number. */
export const REHEARSAL_NUMBERS = '0800'

/** What a link to /reset-password carries behind its `#`, where no server and no log sees it. */
export const RESET_PASSWORD_FIELDS = { identifier: 'akun', code: 'kode' } as const

/** A second factor's code or a recovery code, as typed. */
export const FACTOR_CODE_MAX_LENGTH = 40

/** Fits its column. */
export const SUSPENSION_REASON_MAX_LENGTH = 500
export const SUSPENSION_REASON_MISSING = 'Alasan penangguhan harus diisi.'

export const USER_LIST = {
  columns: ['createdAt', 'nohp', 'nama', 'status_ujian', 'paket_soal_id_aktif', 'paket_terakhir'],
  defaultColumn: 'createdAt',
  filters: ['dari', 'sampai', 'paket', 'kelas', 'status'],
} as const satisfies ListColumns<string, string>
/** Whether an account sits an exam now. */
export const EXAM_STATUSES = ['idle', 'ujian'] as const
export type ExamStatus = (typeof EXAM_STATUSES)[number]
export type UserColumn = (typeof USER_LIST.columns)[number]
export type UserFilter = (typeof USER_LIST.filters)[number]
