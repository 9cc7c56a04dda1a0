/** Imports of questions into a package: states, limits and sentences. */

import { MB } from './uploads.ts'

/** The whole import's state. Wire name: `keadaan`. */
export const IMPORT_STATES = ['ditinjau', 'diterapkan', 'dibatalkan'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What applying a row would do. A row that was left out (`dibuang`) counts nowhere. */
export const ROW_STATES = ['baru', 'ganti', 'sama', 'galat', 'dibuang'] as const
export type RowState = (typeof ROW_STATES)[number]
export type CountedState = Exclude<RowState, 'dibuang'>

/** Formats that a package is exported in. Wire name: `format`. */
export const EXPORT_FORMATS = ['xlsx', 'lulus', 'qti', 'docx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** In bytes. */
export const IMPORT_FILE_MAX_BYTES = 20 * MB
export const IMPORT_MEDIA_MAX_BYTES = 300 * MB
export const IMPORT_MEDIA_MAX_ENTRIES = 500
export const IMPORT_MAX_ROWS = 5_000
/** Rows of an import in one response. */
export const IMPORT_ROWS_AT_ONCE = 500
/** Of a row in an import: what a file has may be more than fits a question, and is judged then. */
export const IMPORT_OPTIONS_MAX = 5
/** Longest name of a file or passage that a row may refer to. */
export const IMPORT_NAME_MAX_LENGTH = 255

export const IMPORT_FILE_TOO_LARGE = `Ukuran berkas soal maksimal ${IMPORT_FILE_MAX_BYTES / MB} MB.`
export const IMPORT_MEDIA_TOO_LARGE = `Ukuran ZIP rekaman dan gambar maksimal ${IMPORT_MEDIA_MAX_BYTES / MB} MB.`
export const IMPORT_MEDIA_TOO_MANY = `Isi ZIP rekaman dan gambar maksimal ${IMPORT_MEDIA_MAX_ENTRIES} berkas.`
export const IMPORT_SECTION_MISSING =
  'Berkas ini tidak menyebut bagian soalnya. Pilih bagiannya, lalu unggah lagi.'
