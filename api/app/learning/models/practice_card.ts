import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Memory } from '#app/learning/domain/spacing'
import { instant, json } from '#app/platform/database/columns'

/** How well a learner remembers a question, and when it comes again. */
export default class PracticeCard extends BaseModel {
  static override table = 'practice_cards'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** See `itemRef`. */
  @column()
  declare item: string

  @instant()
  declare dueAt: number

  @json()
  declare memory: Memory
}
