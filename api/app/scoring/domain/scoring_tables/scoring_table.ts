import type { CefrLevel } from '#contracts/results'

export type { CefrLevel }

/** How correct answers become scores. A published version never changes, because stored scores depend on it. */
export interface ScoringTable {
  version: string
  /** What people read in place of the version. */
  title: string
  /** Source of the numbers. */
  note: string
  /** The lowest scaled score of a section. */
  floor: number
  /** Scaled scores by the number of correct answers, 0-50. */
  listening: readonly number[]
  /** Section 2, structure and written expression together: 0-40. */
  structure: readonly number[]
  /** 0-50. */
  reading: readonly number[]
  /** The lowest total of each level, highest level first. */
  cefr: readonly { level: CefrLevel; min: number }[]
  /** Standard error of measurement of the total score, in points. */
  totalStandardError: number
}
