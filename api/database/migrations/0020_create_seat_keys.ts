import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of single seats, and the codes with which a computer gets one. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps a table when a migration was killed before it was recorded.
    if (!(await this.schema.hasTable('lab_seat_keys'))) {
      this.schema.createTable('lab_seat_keys', (table) => {
        table.integer('lab_id').unsigned().notNullable().references('labs.id')
        // In lower case: 'A1' and 'a1' are one seat on every database.
        table.string('seat_name', 40).notNullable()
        table.string('seat', 40).notNullable()
        table.text('sealed_key').notNullable()
        table.bigInteger('made_at').notNullable()
        table.bigInteger('revoked_at').nullable()
        table.primary(['lab_id', 'seat_name'])
      })
    }
    if (!(await this.schema.hasTable('lab_enrolment_codes'))) {
      this.schema.createTable('lab_enrolment_codes', (table) => {
        // At most one code per lab: a new one replaces it.
        table.integer('lab_id').unsigned().notNullable().primary().references('labs.id')
        table.string('code_hash', 43).notNullable().unique()
        table.integer('uses_left').unsigned().notNullable()
        table.integer('issued_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
        table.bigInteger('expires_at').notNullable()
      })
    }
  }

  override async down() {
    this.schema.dropTable('lab_enrolment_codes')
    this.schema.dropTable('lab_seat_keys')
  }
}
