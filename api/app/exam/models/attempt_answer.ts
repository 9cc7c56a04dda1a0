import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { Answer } from '#contracts/exam'

/** One answer of an attempt; its key is (attempt, page). */
export default class AttemptAnswer extends BaseModel {
  static override table = 'attempt_answers'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare attemptId: number

  @column()
  declare page: number

  @column()
  declare questionId: number

  @column()
  declare answer: Answer

  /** The client's counter; the highest wins. */
  @column()
  declare seq: number

  /** 1 or 0 once the attempt is scored. */
  @column()
  declare isCorrect: number | null

  @instant()
  declare savedAt: number
}
