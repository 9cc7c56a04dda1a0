import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { ListeningMode } from '#contracts/listening'
import type { CertificateStatus } from '#contracts/results'

/** A certificate that doesn't hold any more, with all that is printed on it. */
export default class RetiredCertificate extends BaseModel {
  static override table = 'retired_certificates'

  @column({ isPrimary: true })
  declare id: number

  /** Those of one attempt replaced each other, in the order of `replacedAt`; the last one is its result's code. */
  @column()
  declare attemptId: number

  /** The number that is printed; the result itself may be gone. */
  @column()
  declare resultId: number

  @column()
  declare status: Extract<CertificateStatus, 'diganti' | 'dicabut'>

  @column()
  declare packageName: string

  @column()
  declare userName: string

  @column()
  declare academyName: string

  @column()
  declare numberPrefix: string

  /** What it looked like; null for those of earlier versions. */
  @column()
  declare designId: string | null

  @column()
  declare scoringTable: string

  /** How the listening session was sat; null in results of earlier versions, which don't print it. */
  @column()
  declare listeningMode: ListeningMode | null

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

  @column()
  declare code: string

  /** When the attempt ended, as it is printed. */
  @instant()
  declare createdAt: number

  @instant()
  declare replacedAt: number
}
