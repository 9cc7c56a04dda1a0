import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** The one code that lets a user set a new password without the old one, for a while. */
export default class ResetCode extends BaseModel {
  static override table = 'reset_codes'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: number

  @column({ serializeAs: null })
  declare codeHash: string

  @instant()
  declare expiresAt: number

  @instant()
  declare createdAt: number
}
