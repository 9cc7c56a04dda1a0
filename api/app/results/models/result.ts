import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import { instant } from '#app/platform/database/columns'

/** The score of one finished attempt; written once, never changed, `currentName` aside. */
export default class Result extends BaseModel {
  static override table = 'results'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare attemptId: number

  @column()
  declare userId: number

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @column()
  declare packageId: number

  @column()
  declare packageName: string

  /** The learner's name when the attempt ended, as the certificate prints it. */
  @column()
  declare userName: string

  /** What the academy was called when the attempt ended, as the certificate prints it. */
  @column()
  declare academyName: string

  /** The learner's name of today, which the admins' list is sorted by. */
  @column()
  declare currentName: string

  @column()
  declare listeningCorrect: number

  /** Correct answers of Section 2, structure and written expression together. */
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

  @column()
  declare scoringTable: string

  /** The unguessable code of the certificate. */
  @column()
  declare code: string

  /** When the attempt ended. */
  @instant()
  declare createdAt: number
}
