import { SESSIONS, type Session } from './exam.ts'

/** Extra time ('Waktu tambahan') of single learners: a share of every session's minutes. */

/** In per cent. A few fixed ones: learners with the same share the copies of their papers. */
export const EXTRA_TIME_PERCENTS = [0, 10, 25, 50, 75, 100] as const
export type ExtraTimePercent = (typeof EXTRA_TIME_PERCENTS)[number]

export const EXTRA_TIME_REASON_MISSING = 'Alasan waktu tambahan harus diisi.'

/** What extra time can be changed to, in per cent: only to more while an attempt runs, for no countdown jumps back. */
export function extraTimeChoices(percent: number, isRunning: boolean): ExtraTimePercent[] {
  return EXTRA_TIME_PERCENTS.filter((one) => (isRunning ? one > percent : one !== percent))
}

/** The minutes of each session with extra time; a part of a minute counts as a whole one. */
export function extendedMinutes(
  minutes: Readonly<Record<Session, number>>,
  percent: number
): Record<Session, number> {
  const extended = { ...minutes }
  for (const session of SESSIONS) {
    extended[session] = minutes[session] + Math.ceil((minutes[session] * percent) / 100)
  }
  return extended
}

/** As learners and staff read it: 'Waktu tambahan 25 %'. */
export function extraTimeText(percent: number): string {
  return `Waktu tambahan ${percent} %`
}
