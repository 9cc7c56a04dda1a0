import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'

/** A level's stretch of the scale. */
export interface Stretch {
  level: string
  /** Its lowest total score. */
  from: number
  /** Of the whole scale, 0-1. */
  start: number
  width: number
}

const { min, max } = TOTAL_SCORE_LIMITS

/** Where a total score lies on the scale, 0-1. */
export function placeOf(score: number): number {
  return Math.min(1, Math.max(0, (score - min) / (max - min)))
}

/** The stretches of the levels on the scale. @param levels from the lowest on */
export function stretches(levels: readonly { level: string; mulai: number }[]): Stretch[] {
  return levels.map(({ level, mulai }, index) => {
    const start = placeOf(mulai)
    const end = placeOf(levels[index + 1]?.mulai ?? max)
    return { level, from: mulai, start, width: end - start }
  })
}
