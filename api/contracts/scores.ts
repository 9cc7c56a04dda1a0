/** The lowest and the highest total score of the scoring table (contract section 4). */
export const TOTAL_SCORE_LIMITS = { min: 310, max: 677 } as const
