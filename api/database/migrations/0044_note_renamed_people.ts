import { BaseSchema } from '@adonisjs/lucid/schema'

/** People whose audit entries still have an earlier name or number, and up to which entry they were updated. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('renamed_people', (table) => {
      table.integer('user_id').unsigned().notNullable().primary()
      table.integer('mended_up_to').unsigned().notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('renamed_people')
  }
}
