import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A recording or picture of an import, stored until it is applied or thrown away. */
export default class QuestionImportFile extends BaseModel {
  static override table = 'question_import_files'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare importId: number

  /** In the file or ZIP that it came in; '' for one that the package had before. */
  @column()
  declare name: string

  /** Stored name of a recording. */
  @column()
  declare audio: string | null

  /** Stored name of a picture. */
  @column()
  declare picture: string | null

  @column()
  declare audioMs: number | null

  /** SHA-256 of the file as it was sent. */
  @column()
  declare digest: string
}
