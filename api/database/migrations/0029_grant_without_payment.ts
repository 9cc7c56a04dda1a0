import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The right to an attempt may come from an admin, a class or an exam event instead of a payment, and may be taken back
 * while it is unused.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('entitlements', 'source'))) {
      this.schema.alterTable('entitlements', (table) => {
        table.string('source', 10).notNullable().defaultTo('payment')
        table.integer('class_id').unsigned().nullable()
        table.integer('class_payment_id').unsigned().nullable()
        table.integer('event_id').unsigned().nullable()
        table.integer('granted_by').unsigned().nullable()
        table.string('reason', 500).nullable()
        table.bigInteger('revoked_at').nullable()
        table.integer('revoked_by').unsigned().nullable()
        table.string('revocation_reason', 500).nullable()
        table.index(['class_payment_id'])
        table.index(['event_id'])
        // Learners of a package are counted from this index only.
        table.index(['package_id', 'user_id', 'revoked_at'])
        table.dropIndex(['package_id', 'user_id'])
      })
    }
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw(
      this.db.dialect.name === 'mysql'
        ? 'alter table entitlements modify payment_id int unsigned null'
        : 'alter table entitlements alter column payment_id drop not null'
    )
  }

  override async down() {
    this.schema.alterTable('entitlements', (table) => {
      table.dropIndex(['class_payment_id'])
      table.dropIndex(['event_id'])
      table.index(['package_id', 'user_id'])
      table.dropIndex(['package_id', 'user_id', 'revoked_at'])
    })
    // They would count again as unused grants.
    this.schema.raw('delete from entitlements where revoked_at is not null')
    for (const column of [
      'source',
      'class_id',
      'class_payment_id',
      'event_id',
      'granted_by',
      'reason',
      'revoked_at',
      'revoked_by',
      'revocation_reason',
    ]) {
      this.schema.raw(`alter table entitlements drop column ${column}`)
    }
    // The payment stays optional: attempts of other grants could not be kept otherwise.
  }
}
