import db from '@adonisjs/lucid/services/db'
import { BaseModel, beforeCreate, column } from '@adonisjs/lucid/orm'
import { personOf } from '#app/audit/rows/person_of_entry'
import { instant, json } from '#app/platform/database/columns'

/** One line of the audit log: who did what to what. Rows are never changed or deleted, `person` aside. */
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

  /** The user whom it is about: the subject itself, or the buyer of a payment. */
  @column()
  declare personId: number | null

  /** Their present name and phone number, a line each, to be found by. */
  @column()
  declare person: string | null

  @instant()
  declare createdAt: number

  @beforeCreate()
  static async notePerson(entry: AuditEntry) {
    entry.merge(await personOf(entry.$trx ?? db, entry))
  }
}
