import { BaseSchema } from '@adonisjs/lucid/schema'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email)
const PHONES = DEMO_ACCOUNTS.map(({ nohp }) => nohp)

/**
 * Marks the demo seed's accounts, because their phone numbers and e-mail addresses may change. For existing accounts
 * the audit log still holds the earlier values.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.integer('is_demo').unsigned().notNullable().defaultTo(0)
    })
    this.defer(async (db) => {
      await db
        .from('users')
        .whereIn('email', EMAILS)
        .orWhereIn('nohp', PHONES)
        .update({ is_demo: 1 })
      const changes = (await db
        .from('audit_log')
        .where('action', 'user.profile_updated')
        .where((entry) => {
          for (const name of [...EMAILS, ...PHONES]) {
            void entry.orWhere('details', 'like', `%"before":%"${name}"%`)
          }
        })
        .distinct('subject_id')) as { subject_id: number }[]
      const renamed = changes.map(({ subject_id: id }) => id)
      await db.from('users').whereIn('id', renamed).update({ is_demo: 1 })
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column is_demo')
  }
}
