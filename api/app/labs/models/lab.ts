import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A room of computers whose kiosks sign their calls with a shared key. */
export default class Lab extends BaseModel {
  static override table = 'labs'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  /** The lower-case name while the lab is in use; a unique index refuses duplicates. */
  @column()
  declare activeName: string | null

  /** The key, encrypted: see `openLabKey`. */
  @column({ serializeAs: null })
  declare sealedKey: string

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number

  @instant()
  declare keyMadeAt: number

  @instant()
  declare revokedAt: number | null
}
