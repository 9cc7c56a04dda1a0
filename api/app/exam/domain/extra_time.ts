import { SESSIONS, type Session } from '#contracts/exam'

/** The minutes of each session with extra time, rounded up. */
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
