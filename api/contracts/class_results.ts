/** Results of a class or an exam event together. */

/** Why a learner has no result yet. */
export const UNSAT_REASONS = {
  /** An attempt is running. */
  sitting: 'mengerjakan',
  /** Access exists but is unused. */
  unopened: 'belum_dibuka',
  noAccess: 'tanpa_akses',
  /** For an event: learners may still start. */
  ahead: 'belum_mulai',
  /** For an event: never entered. */
  absent: 'tidak_hadir',
  /** For an event: entered the waiting room but never started. */
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
 * The lowest total of each band of a distribution, in ascending order. A band ends where the next begins, the last at
 * 677. Every CEFR threshold is an edge, so that each band lies in one level. The other edges, 400, 500 and 585, divide
 * the wide levels.
 */
export const SCORE_BAND_EDGES = [310, 337, 400, 460, 500, 543, 585, 627] as const

/** Shown in place of a CEFR level below the table's lowest. */
export const NO_LEVEL = '–'
