import { openOutagesOf } from '#app/exam/actions/outages'
import { overlap, type Span } from '#app/exam/domain/silence'
import { absencesIn } from '#app/exam/rows/server_presence'

/** An attempt during whose time the server may have been away; times in epoch milliseconds. */
export interface Concerned {
  attemptId: number
  startedAt: number
  /** Null while it runs. */
  finishedAt: number | null
}

/** A time in which no process of the server worked, and which attempts it concerns. */
export interface Absence extends Span {
  /** Those that lost time of their present session, which wasn't given back yet. */
  lost: number[]
  /** Those whose last session ended meanwhile. */
  ended: number[]
}

/**
 * The times in which the server was away while one of these attempts ran, the oldest first.
 * @param now epoch milliseconds
 */
export async function readAbsences(
  attempts: readonly Concerned[],
  now: number
): Promise<Absence[]> {
  if (attempts.length === 0) return []
  const since = attempts.reduce((first, { startedAt }) => Math.min(first, startedAt), now)
  const sat = (span: Span) => attempts.some((one) => overlap(span, runOf(one, now)))
  const absences = (await absencesIn({ from: since, to: now })).filter(sat)
  if (absences.length === 0) return []
  const running = attempts.filter(({ finishedAt }) => finishedAt === null)
  const open = await openOutagesOf(
    running.map(({ attemptId }) => attemptId),
    now
  )
  return absences.map((span) => ({
    ...span,
    lost: [...open].flatMap(([id, outages]) =>
      outages.some((outage) => overlap(outage, span)) ? id : []
    ),
    // They are stamped with their deadlines.
    ended: attempts.flatMap(({ attemptId, finishedAt }) =>
      finishedAt !== null && finishedAt > span.from && finishedAt <= span.to ? attemptId : []
    ),
  }))
}

const runOf = ({ startedAt, finishedAt }: Concerned, now: number): Span => ({
  from: startedAt,
  to: finishedAt ?? now,
})
