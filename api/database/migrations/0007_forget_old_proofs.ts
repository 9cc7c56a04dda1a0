import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Lets a payment lose its proof (NULL) and finds payments by the proof's file name. SQLite can't change a column in
 * place, and recreating the table would break foreign keys, so the column is replaced.
 */
export default class extends BaseSchema {
  override async up() {
    if (this.db.dialect.name.includes('sqlite')) this.#replaceProof('null')
    else this.schema.alterTable('payments', (table) => table.setNullable('proof'))
    this.schema.alterTable('payments', (table) => table.index(['proof']))
  }

  /** Deleted proofs can't be restored: their payments get a name without a file. */
  override async down() {
    this.schema.alterTable('payments', (table) => table.dropIndex(['proof']))
    this.schema.raw(`update payments set proof = '' where proof is null`)
    if (this.db.dialect.name.includes('sqlite')) this.#replaceProof(`not null default ''`)
    else this.schema.alterTable('payments', (table) => table.dropNullable('proof'))
  }

  #replaceProof(constraint: string): void {
    this.schema.raw(`alter table payments add column replaced varchar(120) ${constraint}`)
    this.schema.raw('update payments set replaced = proof')
    this.schema.raw('alter table payments drop column proof')
    this.schema.raw('alter table payments rename column replaced to proof')
  }
}
