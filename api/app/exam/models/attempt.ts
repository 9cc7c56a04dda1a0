import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant, json } from '#app/platform/database/columns'
import type { AttemptClock } from '#app/exam/domain/types'
import type { Session } from '#contracts/exam'

export default class Attempt extends BaseModel {
  static override table = 'attempts'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

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

  /** The user's id while the attempt runs, which lets the database refuse a second running one. */
  @column()
  declare runningUserId: number | null

  @column()
  declare session: Session

  /** When the time of the current session is up. */
  @instant()
  declare deadline: number

  @column()
  declare listeningMinutes: number

  @column()
  declare writtenMinutes: number

  @column()
  declare readingMinutes: number

  /** Where the learner was last seen, 0-143. */
  @column()
  declare lastIndex: number

  /** Pages flagged as 'ragu-ragu'. */
  @json()
  declare flags: number[]

  /** The login that may change this attempt. */
  @column()
  declare driver: string

  @instant()
  declare startedAt: number

  @instant()
  declare finishedAt: number | null

  /** Whether the package could only be sat in a lab when the attempt started. */
  @flag()
  declare labOnly: boolean

  @column()
  declare startedLabId: number | null

  @column()
  declare startedSeat: string | null

  /** The lab's seat where the learner was seen last; null for an attempt that no lab has seen. */
  @column()
  declare seenLabId: number | null

  @column()
  declare seenSeat: string | null

  @instant()
  declare seenAt: number | null

  /** The part of an attempt that the rules of time work on. */
  get clock(): AttemptClock {
    return {
      status: this.status,
      session: this.session,
      deadline: this.deadline,
      minutes: {
        listening: this.listeningMinutes,
        written: this.writtenMinutes,
        reading: this.readingMinutes,
      },
    }
  }
}
