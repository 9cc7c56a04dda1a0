import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant, json, nullableJson } from '#app/platform/database/columns'
import type { AttemptClock } from '#app/exam/domain/types'
import { SESSION_INDEXES, type Session } from '#contracts/exam'
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

  /** The orders in which the learner sees the options (see `drawOrders`); null for the authors'. */
  @column()
  declare optionOrders: string | null

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
    if (session === this.session) return this.deadline
    if (session === 'listening') return this.listeningEndedAt
    return session === 'written' ? this.writtenEndedAt : null
  }

  /** Stores when a session ended that the attempt leaves. */
  leaveSession(session: Session, deadline: number): void {
    if (session === 'listening') this.listeningEndedAt = deadline
    else this.writtenEndedAt = deadline
  }

  /** Begins at the first screen of another session. */
  enterSession({ session, deadline }: AttemptClock): void {
    this.session = session
    this.deadline = deadline
    this.lastIndex = SESSION_INDEXES[session].first
    this.earlierFlags = [...(this.earlierFlags ?? []), ...this.flags]
    this.flags = []
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
    }
  }
}
