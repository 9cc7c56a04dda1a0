import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** Several packages at one price. Its terms never change: it is ended, and another one made. */
export default class Bundle extends BaseModel {
  static override table = 'bundles'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  /** Rupiah. */
  @column()
  declare price: number

  /** When an admin ended it. */
  @instant()
  declare endedAt: number | null

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number
}
