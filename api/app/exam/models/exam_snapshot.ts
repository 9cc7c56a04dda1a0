import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A package's questions as they were when an attempt started. Never changed. */
export default class ExamSnapshot extends BaseModel {
  static override table = 'exam_snapshots'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare packageId: number

  @column()
  declare contentHash: string

  /** JSON of a domain Snapshot. */
  @column()
  declare content: string

  @instant()
  declare createdAt: number
}
