/** Limits and sentences of classes and of lists of learners that are added to them. */

export const CLASS_NAME_MAX_LENGTH = 80
export const CLASS_NAME_MISSING = 'Nama kelas wajib diisi!'

/** Learners in one list. */
export const CLASS_LIST_MAX_ROWS = 5_000
/** Characters of a list: 5,000 learners with long names and addresses. */
export const CLASS_LIST_MAX_LENGTH = 700_000

/** The first row of a list, and of the template. */
export const CLASS_LIST_HEADINGS = ['Nama', 'Nomor HP', 'Email'] as const

/** What becomes of a row: a new account, one that exists and joins, one that is in the class, or a fault. */
export const ROW_STATES = ['baru', 'ada', 'di_kelas', 'salah'] as const
export type RowState = (typeof ROW_STATES)[number]

/** How the names of the template's examples begin. Such rows are nobody, so that they are never added. */
export const EXAMPLE_MARK = 'Contoh:'

/** Whether a row of a list is an example, of the template or of whoever made the list. */
export function isExampleName(name: string): boolean {
  return /^[([]?(?:contoh|cth|misal|misalnya)\s*(?:[)\]:.]|-\s)/i.test(name.trim())
}

/** Columns of a list that are looked at; a school's have some seventy. */
export const LIST_MAX_COLUMNS = 100

/** Which columns somebody pointed at, counted from 1: the others are found by their headings. */
export interface ColumnChoice {
  nama?: number | undefined
  nohp?: number | undefined
  email?: number | undefined
}

/** In bytes. A list of 5,000 learners has a tenth of that. */
export const WORKBOOK_MAX_BYTES = 5 * 1024 * 1024
export const WORKBOOK_TOO_LARGE = 'Ukuran berkas Excel maksimal 5 MB.'
export const WORKBOOK_MISSING = 'Pilih berkas Excel terlebih dahulu.'
/** Excel's type, as browsers know it. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
