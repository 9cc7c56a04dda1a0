/** What an account holds and how long it may be, as forms show and the server enforces. */

import type { ListColumns } from './lists.ts'

/** A person's name. */
export const NAME_MAX_LENGTH = 120
export const EMAIL_MAX_LENGTH = 254
export const EMAIL_INVALID = 'Email tidak valid.'
export const NAME_WITHOUT_LETTERS = 'Nama harus berisi huruf.'

/** As typed, with or without hyphens. */
export const RESET_CODE_MAX_LENGTH = 40

/** Of a staff invitation. Ours have 43 characters. */
export const INVITATION_TOKEN_MAX_LENGTH = 100

/** A second factor's code or a recovery code, as typed. */
export const FACTOR_CODE_MAX_LENGTH = 40
export const FACTOR_CODE_WRONG = 'Kode salah atau sudah dipakai. Silakan coba kode berikutnya.'
/** @param seconds until the next try, as in Retry-After */
export const tooManyTries = (seconds: number) =>
  `Terlalu banyak percobaan. Silakan coba lagi dalam ${Math.max(1, Math.ceil(seconds / 60))} menit.`

/** Fits its column. */
export const SUSPENSION_REASON_MAX_LENGTH = 500
export const SUSPENSION_REASON_MISSING = 'Alasan penangguhan harus diisi.'

export const USER_LIST = {
  columns: ['createdAt', 'nohp', 'nama', 'status_ujian', 'paket_soal_id_aktif', 'paket_terakhir'],
  defaultColumn: 'createdAt',
} as const satisfies ListColumns
export type UserColumn = (typeof USER_LIST.columns)[number]
