/** Limits and messages of classes, of lists of learners that are added to them, and of their login cards. */

export const CLASS_NAME_MAX_LENGTH = 80
export const CLASS_NAME_MISSING = 'Nama kelas wajib diisi!'

/** Learners in one list. */
export const CLASS_LIST_MAX_ROWS = 5_000
/** Characters of a list: 5,000 learners with long names and addresses. */
export const CLASS_LIST_MAX_LENGTH = 700_000

/** The first row of a list, and of the template. */
export const CLASS_LIST_HEADINGS = ['Nama', 'Nomor HP', 'Email'] as const

/** The outcome of a row: a new account, an existing one that joins, one already in the class, or an error. */
export const ROW_STATES = ['baru', 'ada', 'di_kelas', 'salah'] as const
export type RowState = (typeof ROW_STATES)[number]

/** The prefix of the template's example names. Such rows are never added. */
export const EXAMPLE_MARK = 'Contoh:'

/** Whether a row of a list is an example, from the template or written by its author. */
export function isExampleName(name: string): boolean {
  return /^[([]?(?:contoh|cth|misal|misalnya)\s*(?:[)\]:.]|-\s)/i.test(name.trim())
}

/** Columns mapped by an admin, counted from 1. The others are found by their headings. */
export interface ColumnChoice {
  nama?: number | undefined
  nohp?: number | undefined
  email?: number | undefined
}

/** Excel's media type, as declared by browsers. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Which learners cards are printed for: those without a password, all of a class (with a password only for those who
 * have none), or chosen ones, who get a new password even if they have one. Self-registered accounts with an unproven
 * number count as having none unless the order says otherwise.
 */
export const CARD_CHOICES = ['tanpa_password', 'semua', 'pilihan'] as const
export type CardChoice = (typeof CARD_CHOICES)[number]
