import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the seats of a lab stand: a row and a column for each that somebody has placed. */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (await this.schema.hasTable('lab_seat_places')) return
    this.schema.createTable('lab_seat_places', (table) => {
      table.integer('lab_id').unsigned().notNullable()
      // Lower case: 'A1' and 'a1' are the same on every database.
      table.string('seat_name', 40).notNullable()
      table.integer('place_row').unsigned().notNullable()
      table.integer('place_column').unsigned().notNullable()
      table.primary(['lab_id', 'seat_name'])
    })
  }

  override async down() {
    this.schema.dropTable('lab_seat_places')
  }
}
