/** Levels of the Common European Framework that a total can show. */
export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1'

/** How correct answers become scores. A published version never changes, because stored scores depend on it. */
export interface ScoringTable {
  version: string
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
