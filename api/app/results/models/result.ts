import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import { instant } from '#app/platform/database/columns'
import type { ListeningMode } from '#contracts/listening'

/** The score of one finished attempt. Only `retire_certificate.ts` changes it, except for `currentName`. */
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

  /** The academy's name when the attempt ended, as the certificate prints it. */
  @column()
  declare academyName: string

  /** What the certificate's number begins with, as it was printed. */
  @column()
  declare numberPrefix: string

  /** What the certificate looks like; null in results of earlier versions. */
  @column()
  declare designId: string | null

  /** The learner's present name, for sorting the admins' list. */
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

  /** How the listening session was sat; null in results of earlier versions, which don't print it. */
  @column()
  declare listeningMode: ListeningMode | null

  /** The unguessable code of the certificate. */
  @column()
  declare code: string

  /** When the learner was excluded: there is no certificate. */
  @instant()
  declare excludedAt: number | null

  /** From when on its learner sees it; null for at once. */
  @instant()
  declare opensAt: number | null

  /** When it was last scored again; null when it never was. */
  @instant()
  declare revisedAt: number | null

  /** When it was last scored again because a key was corrected; null when it never was. */
  @instant()
  declare rescoredAt: number | null

  /** When the attempt ended. */
  @instant()
  declare createdAt: number
}
