import { afterDelete, afterSave, BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import Package from '#app/packages/models/package'

export default class Passage extends BaseModel {
  static override table = 'passages'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare packageId: number

  @column()
  declare name: string

  /** Stored file name of the passage's picture; it is drawn of the text if that was typed. */
  @column()
  declare image: string

  /** The passage's text with the picture's line breaks; null when there is only a picture. */
  @column()
  declare body: string | null

  /** What an admin typed of a passage without a picture of its own, whose text is shown instead; null for others. */
  @column()
  declare typed: string | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  @afterSave()
  @afterDelete()
  static renewContent({ packageId, $trx }: Passage): Promise<void> {
    return Package.renewContent(packageId, $trx)
  }
}
