import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import Attempt from '#app/exam/models/attempt'
import { remainingSeconds } from '#app/exam/domain/session_clock'
import { readSeatsSeenSince, type SeatRow } from '#app/labs/rows/seats'
import type { Session } from '#contracts/exam'

/** Seats without a call for longer are hidden. */
const SHOWN_FOR_MS = 12 * 60 * 60 * 1000
/** A kiosk calls at least once a minute. */
const SILENT_AFTER_MS = 3 * 60 * 1000
/** SEB calls only when the learner does something; reading a passage takes some minutes. */
const SEB_SILENT_AFTER_MS = 10 * 60 * 1000

export interface SeatAttemptView {
  id: number
  packageName: string
  session: Session
  secondsRemaining: number
  startedAt: number
  /** Number of incidents of the attempt. */
  incidents: number
}

export interface SeatView {
  /** Null for an attempt in Safe Exam Browser, which doesn't identify the computer. */
  seat: string | null
  seenAt: number
  /** Whether its kiosk or SEB called recently; false for an attempt that the learner left there. */
  connected: boolean
  learner: { id: number; name: string } | null
  attempt: SeatAttemptView | null
  /** Whether the learner of the attempt is still signed in at this seat. */
  present: boolean
}

/** All seats of a lab that called recently, and every running attempt last seen there, in SEB too. */
export async function readSeats(labId: number, now: number): Promise<SeatView[]> {
  const seats = await readSeatsSeenSince(labId, now - SHOWN_FOR_MS)
  const attempts = await Attempt.query().where('seenLabId', labId).where('status', 'running')
  const names = await namesOf([...seats, ...attempts].map(({ userId }) => userId))
  const incidents = await countIncidents(attempts.map(({ id }) => id))

  const attemptView = (attempt: Attempt): SeatAttemptView => ({
    id: attempt.id,
    packageName: attempt.packageName,
    session: attempt.session,
    secondsRemaining: remainingSeconds(attempt.clock, now),
    startedAt: attempt.startedAt,
    incidents: incidents.get(attempt.id) ?? 0,
  })
  const attemptAt = ({ seat, userId }: SeatRow) =>
    attempts.find((attempt) => attempt.seenSeat === seat && attempt.userId === userId)

  const occupied = seats.map((row): SeatView => {
    const attempt = attemptAt(row)
    return {
      seat: row.seat,
      seenAt: row.seenAt,
      connected: now - row.seenAt <= SILENT_AFTER_MS,
      learner: row.userId === null ? null : { id: row.userId, name: names.get(row.userId) ?? '' },
      attempt: attempt ? attemptView(attempt) : null,
      present: true,
    }
  })
  const present = new Set(seats.map((row) => attemptAt(row)?.id))
  const left = attempts
    .filter(({ id }) => !present.has(id))
    .map((attempt): SeatView => {
      const seenAt = attempt.seenAt ?? attempt.startedAt
      const isInSeb = attempt.seenSeat === null
      return {
        seat: attempt.seenSeat,
        seenAt,
        connected: isInSeb && now - seenAt <= SEB_SILENT_AFTER_MS,
        learner: { id: attempt.userId, name: names.get(attempt.userId) ?? '' },
        attempt: attemptView(attempt),
        present: isInSeb,
      }
    })
  return [...occupied, ...left].toSorted(bySeatThenLearner)
}

/** Those in SEB last, by name. */
function bySeatThenLearner(one: SeatView, other: SeatView): number {
  if (one.seat === null || other.seat === null) {
    if (one.seat !== other.seat) return one.seat === null ? 1 : -1
    return (one.learner?.name ?? '').localeCompare(other.learner?.name ?? '', 'id')
  }
  return one.seat.localeCompare(other.seat, 'id', { numeric: true })
}

async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const users = await User.query().whereIn('id', known)
  return new Map(users.map(({ id, name }) => [id, name]))
}

async function countIncidents(attemptIds: number[]): Promise<Map<number, number>> {
  if (attemptIds.length === 0) return new Map()
  const counts = (await db
    .from('lab_events')
    .whereIn('attempt_id', attemptIds)
    .groupBy('attempt_id')
    .select('attempt_id')
    .sum('count as total')) as { attempt_id: number; total: number | string }[]
  return new Map(counts.map((row) => [row.attempt_id, Number(row.total)]))
}
