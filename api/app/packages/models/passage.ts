import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

export default class Passage extends BaseModel {
  static override table = 'passages'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare packageId: number

  @column()
  declare name: string

  /** Stored file name of the passage's picture. */
  @column()
  declare image: string

  /** The passage as text, line by line as in the picture, for screen readers; null when only the picture exists. */
  @column()
  declare body: string | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number
}
