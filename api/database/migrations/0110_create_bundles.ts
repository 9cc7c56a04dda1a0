import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Bundles: several packages at one price. A payment or bill of one names it, and has the first of its packages as its
 * package; a payment gives one grant of each package.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('bundles'))) {
      this.schema.createTable('bundles', (table) => {
        table.increments('id')
        table.string('name', 120).notNullable()
        // Rupiah.
        table.integer('price').unsigned().notNullable()
        table.bigInteger('ended_at').nullable()
        table.integer('created_by').unsigned().notNullable().references('users.id')
        table.bigInteger('created_at').notNullable()
      })
    }
    if (!(await this.schema.hasTable('bundle_packages'))) {
      this.schema.createTable('bundle_packages', (table) => {
        table.integer('bundle_id').unsigned().notNullable().references('bundles.id')
        table.integer('package_id').unsigned().notNullable().references('packages.id')
        table.primary(['bundle_id', 'package_id'])
        table.index(['package_id', 'bundle_id'])
      })
    }
    for (const name of ['payments', 'bills']) {
      if (await this.schema.hasColumn(name, 'bundle_id')) continue
      this.schema.alterTable(name, (table) => {
        table.integer('bundle_id').unsigned().nullable().index()
      })
    }
    // The new index first: MySQL's foreign key needs one that begins with its column.
    if (!(await this.#hasIndex(NEW_UNIQUE))) {
      this.schema.alterTable('entitlements', (table) => {
        table.unique(['payment_id', 'package_id'], { indexName: NEW_UNIQUE })
      })
    }
    if (!(await this.#hasIndex('entitlements_payment_id_unique'))) return
    this.schema.alterTable('entitlements', (table) => table.dropUnique(['payment_id']))
  }

  override async down() {
    this.schema.alterTable('entitlements', (table) => table.unique(['payment_id']))
    this.schema.alterTable('entitlements', (table) => {
      table.dropUnique(['payment_id', 'package_id'], NEW_UNIQUE)
    })
    for (const name of ['payments', 'bills']) {
      this.schema.alterTable(name, (table) => table.dropIndex(['bundle_id']))
      // Raw SQL: on SQLite the builder recreates the table, which foreign keys prevent.
      this.schema.raw(`alter table ${name} drop column bundle_id`)
    }
    this.schema.dropTable('bundle_packages')
    this.schema.dropTable('bundles')
  }

  async #hasIndex(name: string): Promise<boolean> {
    if (this.db.dialect.name === 'mysql') {
      const [rows] = (await this.db.rawQuery('show index from entitlements where Key_name = ?', [
        name,
      ])) as [unknown[]]
      return rows.length > 0
    }
    const rows = (await this.db.rawQuery(
      "select name from sqlite_master where type = 'index' and name = ?",
      [name]
    )) as unknown[]
    return rows.length > 0
  }
}

const NEW_UNIQUE = 'entitlements_payment_package_unique'
