import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A link that shows a class's results to its school, of one package or of one exam event. */
export default class SchoolLink extends BaseModel {
  static override table = 'school_links'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare classId: number

  /** Null for an event's results. */
  @column()
  declare packageId: number | null

  @column()
  declare eventId: number | null

  @column({ serializeAs: null })
  declare tokenHash: string

  @column({ serializeAs: null })
  declare codeHash: string

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number

  /** From then on it is closed. */
  @instant()
  declare expiresAt: number

  /** When an admin ended it before that. */
  @instant()
  declare endedAt: number | null

  /** How many times it was opened with its code. */
  @column()
  declare opened: number

  @instant()
  declare lastOpenedAt: number | null
}
