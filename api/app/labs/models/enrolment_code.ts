import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A lab's present code that gives computers the keys of their seats. */
export default class EnrolmentCode extends BaseModel {
  static override table = 'lab_enrolment_codes'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare labId: number

  @column({ serializeAs: null })
  declare codeHash: string

  /** How many more keys it gives out. */
  @column()
  declare usesLeft: number

  @column()
  declare issuedBy: number

  @instant()
  declare createdAt: number

  @instant()
  declare expiresAt: number
}
