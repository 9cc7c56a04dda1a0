/** Results of a class or an exam event together. */

/** Why a learner has no result yet. */
export const UNSAT_REASONS = {
  /** An attempt is running. */
  sitting: 'mengerjakan',
  /** There is access, and it wasn't used. */
  unopened: 'belum_dibuka',
  noAccess: 'tanpa_akses',
  /** Of an event: learners may still begin. */
  ahead: 'belum_mulai',
  /** Of an event: never came. */
  absent: 'tidak_hadir',
  /** Of an event: was in the waiting room and never began. */
  neverBegan: 'tidak_mulai',
  cancelled: 'dibatalkan',
} as const
export type UnsatReason = (typeof UNSAT_REASONS)[keyof typeof UNSAT_REASONS]

export const UNSAT_TEXTS: Readonly<Record<UnsatReason, string>> = {
  mengerjakan: 'Sedang mengerjakan',
  belum_dibuka: 'Punya akses, belum mulai',
  tanpa_akses: 'Belum punya akses',
  belum_mulai: 'Ujian belum selesai',
  tidak_hadir: 'Tidak hadir',
  tidak_mulai: 'Hadir, tidak mulai',
  dibatalkan: 'Ujian dibatalkan',
}

/**
 * The lowest total of each band of a distribution, lowest first; a band ends where the next begins, the last at 677. Every
 * CEFR threshold is an edge, so that a band lies in one level; the other edges, 400, 500 and 585, part the wide levels.
 */
export const SCORE_BAND_EDGES = [310, 337, 400, 460, 500, 543, 585, 627] as const

/** What stands in place of a CEFR level that is below all of the table. */
export const NO_LEVEL = '–'
