const NO_SCORE = -1

/** A score, or a dash where there is none: the wire says -1 for 'never sat an exam'. */
export function formatScore(score: number | null | undefined): string {
  return score === null || score === undefined || score === NO_SCORE
    ? '–'
    : String(Math.round(score))
}
