import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { LateStatus } from '#contracts/late_answers'

/** Late answers of one attempt that are decided together; the answers are in `late_answers`. */
export default class LateSubmission extends BaseModel {
  static override table = 'late_submissions'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare attemptId: number

  /** The attempt's id while undecided; a unique index refuses a second one. */
  @column()
  declare openAttemptId: number | null

  @column()
  declare userId: number

  @column()
  declare packageName: string

  @column()
  declare status: LateStatus

  /** Number of answers. */
  @column()
  declare answers: number

  /** The link before the journal's first entry. */
  @column()
  declare journalFrom: string | null

  /** JSON of the device's journal entries as received; null without a journal. */
  @column()
  declare journal: string | null

  @column()
  declare reason: string | null

  @column()
  declare decidedBy: number | null

  @instant()
  declare decidedAt: number | null

  /** When its first answer reached the server. */
  @instant()
  declare createdAt: number
}
