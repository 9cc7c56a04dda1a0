import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'

/** The valid configuration of Safe Exam Browser in a lab. The file itself isn't stored. */
export default class SebConfiguration extends BaseModel {
  static override table = 'lab_seb_configurations'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare labId: number

  /** Encrypted: see `openSebKeys`. */
  @column({ serializeAs: null })
  declare sealedKeys: string

  /** Whether the file was encrypted with a password. */
  @flag()
  declare hasPassword: boolean

  @column()
  declare madeBy: number

  @instant()
  declare madeAt: number
}
