/** Results of single attempts, and their certificates. */

import { SESSION_TITLES, type Session } from './exam.ts'
import type { ListColumns } from './lists.ts'

/** The lowest and the highest total score of the scoring table (contract section 4). */
export const TOTAL_SCORE_LIMITS = { min: 310, max: 677 } as const

/** Levels of the Common European Framework that a total can show. */
export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1'

/** The same in words. */
export const CEFR_WORDS: Readonly<Record<CefrLevel, string>> = {
  A1: 'Pemula',
  A2: 'Dasar',
  B1: 'Menengah',
  B2: 'Menengah atas',
  C1: 'Mahir',
}

/** The names of the three scores on a certificate. */
export const SCORE_TITLES: Readonly<Record<Session, string>> = {
  ...SESSION_TITLES,
  written: 'Structure & Written Expression',
}

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
  filters: ['dari', 'sampai', 'paket', 'kelas'],
} as const satisfies ListColumns<string, string>
export type ResultColumn = (typeof RESULT_LIST.columns)[number]
export type ResultFilter = (typeof RESULT_LIST.filters)[number]

/** What becomes of a certificate; a replaced or withdrawn one stays verifiable. */
export type CertificateStatus = 'berlaku' | 'diganti' | 'dicabut' | 'kedaluwarsa'
