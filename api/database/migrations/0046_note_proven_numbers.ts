import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ids of one statement. */
const AT_ONCE = 500

/**
 * Since when a learner's phone number is known to be theirs. For earlier accounts it is unknown, except where the
 * academy has dealt with their owner: a confirmed payment, a login card, an account that a class's list opened.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('users', 'number_proven_at'))) {
      this.schema.alterTable('users', (table) => {
        table.bigInteger('number_proven_at').nullable()
      })
    }
    this.defer(async (db) => {
      const prove = () => db.from('users').whereNull('number_proven_at')
      const proven = { number_proven_at: db.raw('created_at') }
      await prove()
        .where((any) => {
          void any
            .where('password_missing', 1)
            .orWhere('must_change_password', 1)
            .orWhereNot('role', 'User')
            .orWhereIn('id', db.from('payments').where('status', 'confirmed').select('user_id'))
        })
        .update(proven)
      const prints: { details: string | { userIds?: number[] } }[] = await db
        .from('audit_log')
        .where('action', 'class.cards_printed')
        .select('details')
      const holders = [...new Set(prints.flatMap(({ details }) => holdersOf(details)))]
      for (let start = 0; start < holders.length; start += AT_ONCE) {
        await prove()
          .whereIn('id', holders.slice(start, start + AT_ONCE))
          .update(proven)
      }
    })
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table users drop column number_proven_at')
  }
}

function holdersOf(details: string | { userIds?: number[] }): number[] {
  const { userIds } = typeof details === 'string' ? (JSON.parse(details) as never) : details
  return userIds ?? []
}
