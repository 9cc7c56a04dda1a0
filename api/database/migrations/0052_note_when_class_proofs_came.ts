import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When the present proof of a class's payment was uploaded, so that of two equal proofs the earlier is known. For
 * earlier ones the audit log tells.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps the column when a migration was killed before it was recorded.
    if (!(await this.schema.hasColumn('class_payments', 'proof_at'))) {
      this.schema.alterTable('class_payments', (table) => {
        table.bigInteger('proof_at').nullable()
      })
    }
    this.schema.raw(
      `update class_payments set proof_at = (
         select max(created_at) from audit_log
         where action = 'class_payment.proof_added' and subject_id = class_payments.id
       ) where proof_at is null`
    )
  }

  override async down() {
    // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
    this.schema.raw('alter table class_payments drop column proof_at')
  }
}
