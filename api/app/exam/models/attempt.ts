import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant, json, nullableJson } from '#app/platform/database/columns'
import type { AttemptClock } from '#app/exam/domain/types'
import { SESSION_INDEXES, type Session } from '#contracts/exam'
import type { ListeningMode } from '#contracts/listening'
import { extendedMinutes } from '#app/exam/domain/extra_time'

export default class Attempt extends BaseModel {
  static override table = 'attempts'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** The learner's at the start; null in attempts of earlier versions. */
  @column()
  declare userName: string | null

  @column()
  declare packageId: number

  @column()
  declare packageName: string

  @column()
  declare entitlementId: number

  @column()
  declare snapshotId: number

  @column()
  declare scoringTable: string

  @column()
  declare status: 'running' | 'finished'

  /** The user's id while the attempt runs; a unique index refuses a second running attempt. */
  @column()
  declare runningUserId: number | null

  @column()
  declare session: Session

  /** End of the current session. */
  @instant()
  declare deadline: number

  /** Deadline of the listening session once it is over. */
  @instant()
  declare listeningEndedAt: number | null

  @instant()
  declare writtenEndedAt: number | null

  @column()
  declare listeningMinutes: number

  @column()
  declare writtenMinutes: number

  @column()
  declare readingMinutes: number

  /** Of rest between two sessions; null for the usual day. */
  @column()
  declare restMinutes: number | null

  /** Extra time in per cent of these; 0 for none. */
  @column()
  declare extraPercent: number

  /** Seconds given to each session by hand, beyond its minutes. */
  @column()
  declare givenListening: number

  @column()
  declare givenWritten: number

  @column()
  declare givenReading: number

  /** Since when it is paused. */
  @instant()
  declare pausedAt: number | null

  /** Since when the session goes on, after a pause or an end. */
  @instant()
  declare runsSince: number | null

  /** By how much pauses prolong the present rest; null for not at all. */
  @instant()
  declare restHeldMs: number | null

  /** When an invigilator ended the exam. */
  @instant()
  declare endedAt: number | null

  /** When an invigilator excluded the learner. */
  @instant()
  declare excludedAt: number | null

  /** Since when any login of the learner may drive it; null again once one does. */
  @instant()
  declare releasedAt: number | null

  /** Milliseconds that were left when the session was ended early. */
  @instant()
  declare leftEarlyMs: number | null

  /** The orders in which the learner sees the options (see `drawOrders`); null for the authors'. */
  @column()
  declare optionOrders: string | null

  /** How its listening session is sat. */
  @column()
  declare listeningMode: ListeningMode

  /** Where the learner was last seen, 0-143. */
  @column()
  declare lastIndex: number

  /** Pages flagged as 'ragu-ragu'. */
  @json()
  declare flags: number[]

  /** The same of the sessions that it has left; null in attempts of earlier versions, and before the first is left. */
  @nullableJson()
  declare earlierFlags: number[] | null

  /** The login that may change this attempt. */
  @column()
  declare driver: string

  @instant()
  declare startedAt: number

  @instant()
  declare finishedAt: number | null

  /** Whether the package was lab-only when the attempt started. */
  @flag()
  declare labOnly: boolean

  @column()
  declare startedLabId: number | null

  @column()
  declare startedSeat: string | null

  /** The lab seat where the learner was last seen; null when never seen in a lab. */
  @column()
  declare seenLabId: number | null

  @column()
  declare seenSeat: string | null

  @instant()
  declare seenAt: number | null

  /** The deadline of a session; null when it hasn't begun or an older version didn't store it. */
  endOf(session: Session): number | null {
    if (session === this.session) return Math.min(this.deadline, this.endedAt ?? this.deadline)
    if (session === 'listening') return this.listeningEndedAt
    return session === 'written' ? this.writtenEndedAt : null
  }

  /** Stores when a session ended that the attempt leaves. */
  leaveSession(session: Session, deadline: number): void {
    if (session === 'listening') this.listeningEndedAt = deadline
    else this.writtenEndedAt = deadline
  }

  /** Begins at the first screen of another session. */
  enterSession(clock: AttemptClock): void {
    const { session } = clock
    this.takeTime(clock)
    this.session = session
    this.lastIndex = SESSION_INDEXES[session].first
    this.earlierFlags = [...(this.earlierFlags ?? []), ...this.flags]
    this.flags = []
  }

  /** Takes a changed time of the session over. */
  takeTime({ deadline, byHand }: AttemptClock): this {
    const { given, pausedAt, runsSince, restHeldMs, endedAt, leftEarlyMs } = byHand
    this.deadline = deadline
    this.givenListening = given.listening
    this.givenWritten = given.written
    this.givenReading = given.reading
    this.pausedAt = pausedAt
    this.runsSince = runsSince
    this.restHeldMs = restHeldMs
    this.endedAt = endedAt
    this.leftEarlyMs = leftEarlyMs
    return this
  }

  /** Minutes of each session, without extra time. */
  get packageMinutes(): Record<Session, number> {
    return {
      listening: this.listeningMinutes,
      written: this.writtenMinutes,
      reading: this.readingMinutes,
    }
  }

  /** The part of an attempt that the rules of time use. */
  get clock(): AttemptClock {
    return {
      status: this.status,
      session: this.session,
      deadline: this.deadline,
      minutes: extendedMinutes(this.packageMinutes, this.extraPercent),
      restMinutes: this.restMinutes,
      byHand: {
        given: {
          listening: this.givenListening,
          written: this.givenWritten,
          reading: this.givenReading,
        },
        pausedAt: this.pausedAt,
        runsSince: this.runsSince,
        restHeldMs: this.restHeldMs ?? 0,
        endedAt: this.endedAt,
        leftEarlyMs: this.leftEarlyMs,
      },
    }
  }
}
