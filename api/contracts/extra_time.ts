/** Extra time ('Waktu tambahan') of individual learners, as a percentage of every session's minutes. */

/** In per cent. Only a few fixed values, so that learners with the same one share cached copies of their papers. */
export const EXTRA_TIME_PERCENTS = [0, 10, 25, 50, 75, 100] as const
export type ExtraTimePercent = (typeof EXTRA_TIME_PERCENTS)[number]

export const EXTRA_TIME_REASON_MISSING = 'Alasan waktu tambahan harus diisi.'

/**
 * The values that extra time can be changed to, in per cent. While an attempt runs it can only grow, because no
 * countdown may jump back.
 */
export function extraTimeChoices(percent: number, isRunning: boolean): ExtraTimePercent[] {
  return EXTRA_TIME_PERCENTS.filter((one) => (isRunning ? one > percent : one !== percent))
}
