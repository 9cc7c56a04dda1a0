import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A result before it was scored again. */
export default class ResultRevision extends BaseModel {
  static override table = 'result_revisions'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare resultId: number

  @column()
  declare listeningCorrect: number

  @column()
  declare writtenCorrect: number

  @column()
  declare readingCorrect: number

  @column()
  declare listeningScore: number

  @column()
  declare structureScore: number

  @column()
  declare readingScore: number

  @column()
  declare totalScore: number

  /** The code of its printed certificates. */
  @column()
  declare code: string

  @instant()
  declare replacedAt: number
}
