import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** The first play of a recording in an attempt; its key is (attempt, page). */
export default class PlayedAudioRow extends BaseModel {
  static override table = 'played_audio'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare attemptId: number

  @column()
  declare page: number

  @instant()
  declare playedAt: number

  @column()
  declare positionMs: number
}
