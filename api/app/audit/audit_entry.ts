import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant, json } from '#app/platform/database/columns'

/** One line of the audit log: who did what to what. Only ever added to. */
export default class AuditEntry extends BaseModel {
  static override table = 'audit_log'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare actorId: number | null

  /** The actor's name at the time. */
  @column()
  declare actorName: string | null

  @column()
  declare action: string

  @column()
  declare subjectType: string

  @column()
  declare subjectId: number | null

  @json()
  declare details: Record<string, unknown>

  @instant()
  declare createdAt: number
}
