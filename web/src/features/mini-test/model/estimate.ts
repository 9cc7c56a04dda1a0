import { TOTAL_SCORE_LIMITS } from '@lulus/api/contracts/results'
import { MINI_QUESTIONS } from '@/features/mini-test/model/score'

/** 1.645: nine of ten learners are within. */
const Z = 1.645

/**
 * Total scores of the simulation for 0 to 20 twentieths of right answers, the same in each section: the scoring table of the
 * product, linear between its rows.
 */
const TOTALS = [
  310, 310, 310, 312, 317, 340, 373, 393, 417, 437, 453, 470, 490, 505, 527, 543, 560, 583, 610,
  648, 677,
] as const

/**
 * The range in which the total score of a whole simulation is likely to be. Twenty questions tell little, so that it is wide:
 * Wilson's interval at 90 % (E. B. Wilson, 1927) of the share of right answers, rounded outwards to tens.
 * @param correct 0-20
 * @returns totals from 310 to 677
 */
export function estimatedRange(correct: number): { from: number; to: number } {
  const share = correct / MINI_QUESTIONS
  const weight = 1 + Z ** 2 / MINI_QUESTIONS
  const middle = (share + Z ** 2 / (2 * MINI_QUESTIONS)) / weight
  const half =
    (Z / weight) *
    Math.sqrt((share * (1 - share)) / MINI_QUESTIONS + Z ** 2 / (4 * MINI_QUESTIONS ** 2))
  return {
    from: Math.floor(totalAt(middle - half) / 10) * 10,
    to: Math.min(TOTAL_SCORE_LIMITS.max, Math.ceil(totalAt(middle + half) / 10) * 10),
  }
}

/** @param share 0-1 */
function totalAt(share: number): number {
  const place = Math.min(1, Math.max(0, share)) * MINI_QUESTIONS
  const below = TOTALS[Math.floor(place)] ?? TOTAL_SCORE_LIMITS.min
  const above = TOTALS[Math.ceil(place)] ?? TOTAL_SCORE_LIMITS.max
  return below + (above - below) * (place - Math.floor(place))
}
