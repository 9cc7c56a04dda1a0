/** Statements of the academy's account or QRIS, and the payments that their lines pay. */

/** Rows of one statement; the limits of a list of learners apply to its file too. */
export const STATEMENT_MAX_ROWS = 5_000
/** Lines that are confirmed with one call. */
export const CONFIRMED_AT_ONCE = 100

/** What a statement's columns hold, each by its place from 0; null for those that it doesn't have. */
export interface StatementColumns {
  waktu: number
  /** The clock, where it has a column of its own. */
  jam: number | null
  jumlah: number
  /** Whether money came or left: 'DB' or 'CR'. */
  jenis: number | null
  keterangan: number | null
}

/**
 * What becomes of a line: one payment fits and no other; several could, or it came twice; none fits; it was confirmed
 * and is its payment's evidence.
 */
export const LINE_STATES = ['cocok', 'ganda', 'tanpa_pasangan', 'dikonfirmasi'] as const
export type LineState = (typeof LINE_STATES)[number]

/** What became of a line that was to be confirmed. */
export type LineOutcome = 'dikonfirmasi' | 'dilewati'

export const STATEMENT_MISSING = 'Pilih berkas mutasi terlebih dahulu.'
