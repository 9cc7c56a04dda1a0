import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A payment outlives its proof, which is then NULL; and a proof's payment is found by its file name. SQLite can't
 * change a column in place, and making the table anew would break what refers to it: the column is replaced there.
 */
export default class extends BaseSchema {
  override async up() {
    if (this.db.dialect.name.includes('sqlite')) this.#replaceProof('null')
    else this.schema.alterTable('payments', (table) => table.setNullable('proof'))
    this.schema.alterTable('payments', (table) => table.index(['proof']))
  }

  /** Proofs that are gone don't come back: their payments name a file that isn't there. */
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
