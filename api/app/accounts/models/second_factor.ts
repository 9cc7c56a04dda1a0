import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** An account's second factor: the secret that its owner's app makes codes of. */
export default class SecondFactor extends BaseModel {
  static override table = 'second_factors'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: number

  @column({ serializeAs: null })
  declare sealedSecret: string

  /** When its first code was correct; null until then, and logins don't ask for a code. */
  @instant()
  declare enabledAt: number | null

  /** The latest time step whose code was used: no code is accepted twice. */
  @instant()
  declare lastStep: number
}
