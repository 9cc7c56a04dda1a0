import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** One of the questions that a learner practises on a day. Its answer is given once. */
export default class PracticeItem extends BaseModel {
  static override table = 'practice_items'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** In the academy's time zone, such as 2026-11-27. */
  @column()
  declare day: string

  /** Those of the day from 1; those of a class's drill, drawn on the day on which the learner opens it, behind them. */
  @column()
  declare position: number

  /** See `itemRef`. */
  @column()
  declare item: string

  /** Where the learner sat the question; null for an item of the practice bank. */
  @column()
  declare attemptId: number | null

  /** The class's drill that asks it; null for a question of the day. */
  @column()
  declare classDrillId: number | null

  /** 1-4, counted as the options were shown. */
  @column()
  declare answer: number | null

  @column({ consume: (value: number | null) => (value === null ? null : value === 1) })
  declare isRight: boolean | null

  @column()
  declare answeredDay: string | null

  @instant()
  declare answeredAt: number | null

  /** When the question comes again. */
  @instant()
  declare nextAt: number | null
}
