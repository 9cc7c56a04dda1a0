import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import Attempt from '#app/exam/models/attempt'
import { remainingSeconds } from '#app/exam/domain/session_clock'
import LabSeatRow from '#app/labs/models/lab_seat'
import type { Session } from '#contracts/exam'

/** A computer that nobody has switched on since is no part of today's view. */
const SHOWN_FOR_MS = 12 * 60 * 60 * 1000
/** A kiosk speaks at least once a minute. */
const SILENT_AFTER_MS = 3 * 60 * 1000

export interface SeatAttemptView {
  id: number
  packageName: string
  session: Session
  secondsRemaining: number
  startedAt: number
  /** How often something was reported about it. */
  events: number
}

export interface SeatView {
  seat: string
  seenAt: number
  /** Whether its kiosk has been heard from lately; never for an attempt that was left there. */
  connected: boolean
  learner: { id: number; name: string } | null
  attempt: SeatAttemptView | null
  /** Whether the learner of the attempt is still signed in at this seat. */
  present: boolean
}

/** Who sits where in a lab: every computer seen lately, and every attempt that was last seen there and still runs. */
export async function readSeats(labId: number, now: number): Promise<SeatView[]> {
  const seats = await LabSeatRow.query()
    .where('labId', labId)
    .where('seenAt', '>=', now - SHOWN_FOR_MS)
  const attempts = await Attempt.query().where('seenLabId', labId).where('status', 'running')
  const names = await namesOf([...seats, ...attempts].map(({ userId }) => userId))
  const events = await countEvents(attempts.map(({ id }) => id))

  const attemptView = (attempt: Attempt): SeatAttemptView => ({
    id: attempt.id,
    packageName: attempt.packageName,
    session: attempt.session,
    secondsRemaining: remainingSeconds(attempt.clock, now),
    startedAt: attempt.startedAt,
    events: events.get(attempt.id) ?? 0,
  })
  const sittingAt = ({ seat, userId }: LabSeatRow) =>
    attempts.find((attempt) => attempt.seenSeat === seat && attempt.userId === userId)

  const occupied = seats.map((row): SeatView => {
    const attempt = sittingAt(row)
    return {
      seat: row.seat,
      seenAt: row.seenAt,
      connected: now - row.seenAt <= SILENT_AFTER_MS,
      learner: row.userId === null ? null : { id: row.userId, name: names.get(row.userId) ?? '' },
      attempt: attempt ? attemptView(attempt) : null,
      present: true,
    }
  })
  const present = new Set(seats.map((row) => sittingAt(row)?.id))
  const left = attempts
    .filter(({ id }) => !present.has(id))
    .map((attempt): SeatView => ({
      seat: attempt.seenSeat ?? '',
      seenAt: attempt.seenAt ?? attempt.startedAt,
      connected: false,
      learner: { id: attempt.userId, name: names.get(attempt.userId) ?? '' },
      attempt: attemptView(attempt),
      present: false,
    }))
  return [...occupied, ...left].toSorted((one, other) =>
    one.seat.localeCompare(other.seat, 'id', { numeric: true })
  )
}

async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const users = await User.query().whereIn('id', known)
  return new Map(users.map(({ id, name }) => [id, name]))
}

async function countEvents(attemptIds: number[]): Promise<Map<number, number>> {
  if (attemptIds.length === 0) return new Map()
  const counts = (await db
    .from('lab_events')
    .whereIn('attempt_id', attemptIds)
    .groupBy('attempt_id')
    .select('attempt_id')
    .sum('count as total')) as { attempt_id: number; total: number | string }[]
  return new Map(counts.map((row) => [row.attempt_id, Number(row.total)]))
}
