import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

export default class Setting extends BaseModel {
  static override table = 'settings'

  @column({ isPrimary: true })
  declare name: string

  @column()
  declare value: string

  @instant()
  declare updatedAt: number
}
