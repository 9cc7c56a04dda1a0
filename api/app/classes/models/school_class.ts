import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A class of learners; `class` is a reserved word. */
export default class SchoolClass extends BaseModel {
  static override table = 'classes'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  /** Null while it is active. */
  @instant()
  declare archivedAt: number | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number
}
