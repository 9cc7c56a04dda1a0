import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Table = 'users' | 'audit_log'

/** The texts of migration 0037. */
const TEXTS: Record<Table, readonly string[]> = {
  users: ['name', 'nohp', 'email'],
  audit_log: ['person', 'details'],
}
const TEXTS_OF_MYSQL: Record<Table, readonly string[]> = {
  ...TEXTS,
  audit_log: ['actor_name', 'action', ...TEXTS.audit_log],
}
const BESIDE: Record<Table, readonly string[]> = {
  users: ['last_package_name', 'active_package_id'],
  audit_log: ['actor_id', 'action', 'subject_type'],
}
const TEXT_BYTES: Record<Table, number> = { users: 1_700, audit_log: 2_500 }

/** What is written for an apostrophe, as of `contracts/visible_text.ts` then: a migration never changes. */
const APOSTROPHES = '\u0060\u00b4\u02b9\u02bb\u02bc\u02be\u02bf\u2018\u2019\u201b\u2032\uff07'

/** Users of one statement, which holds their locks on MySQL. */
const AT_ONCE = 5_000

/**
 * The search texts get one kind of apostrophe (`searchKey`), and names composed letters (NFC) as new ones have, so
 * that Nu'aim is found with any apostrophe. A server of an earlier version finds such a name by its other words until
 * it is replaced.
 */
export default class extends BaseSchema {
  get #isSqlite(): boolean {
    return this.db.dialect.name.includes('sqlite')
  }

  override async up() {
    this.defer(composeNames)
    for (const table of Object.keys(TEXTS) as Table[]) this.#keep(table, true)
  }

  override async down() {
    for (const table of Object.keys(TEXTS) as Table[]) this.#keep(table, false)
  }

  #keep(table: Table, isFolded: boolean) {
    if (this.#isSqlite) this.#keepParts(table, isFolded)
    else this.#keepText(table, isFolded)
  }

  /** Only rows with another apostrophe change in the index. */
  #keepParts(table: Table, isFolded: boolean) {
    const index = `${table}_parts`
    const plain = (row: string) =>
      TEXTS[table].map((column) => `coalesce(${row}${column}, '')`).join(' || char(10) || ')
    const [text, other] = isFolded
      ? [(row: string) => folded(plain(row)), plain]
      : [plain, (row: string) => folded(plain(row))]
    const changed = `from ${table} where ${plain('')} glob '*[${APOSTROPHES}]*'`
    for (const what of ['added', 'changed', 'removed'])
      this.schema.raw(`drop trigger ${index}_${what}`)
    this.schema.raw(
      `insert into ${index} (${index}, rowid, text) select 'delete', id, ${other('')} ${changed}`
    )
    this.schema.raw(`insert into ${index} (rowid, text) select id, ${text('')} ${changed}`)
    const add = `insert into ${index} (rowid, text) values (new.id, ${text('new.')});`
    const remove = `insert into ${index} (${index}, rowid, text) values ('delete', old.id, ${text('old.')});`
    this.schema.raw(`create trigger ${index}_added after insert on ${table} begin ${add} end`)
    this.schema.raw(
      `create trigger ${index}_changed after update of ${TEXTS[table].join(', ')} on ${table}
       begin ${remove} ${add} end`
    )
    this.schema.raw(`create trigger ${index}_removed after delete on ${table} begin ${remove} end`)
  }

  /** In one statement, which a killed migration has executed or not; it may be repeated. */
  #keepText(table: Table, isFolded: boolean) {
    const bytes = TEXT_BYTES[table]
    const plain = `cast(lower(concat_ws('\n', ${TEXTS_OF_MYSQL[table].join(', ')})) as binary)`
    const text = isFolded ? foldedBytes(plain) : plain
    this.schema.raw(
      `alter table ${table}
       drop index ${table}_text_index,
       drop column search_text,
       add column search_text varbinary(${bytes}) generated always as (left(${text}, ${bytes})) virtual invisible,
       add index ${table}_text_index (created_at, id, search_text, ${BESIDE[table].join(', ')})`
    )
  }
}

function folded(text: string): string {
  return [...APOSTROPHES].reduce((inner, mark) => `replace(${inner}, '${mark}', '''')`, text)
}

/** The same of bytes of UTF-8, which doesn't depend on the connection's letters. */
function foldedBytes(text: string): string {
  return [...APOSTROPHES].reduce(
    (inner, mark) => `replace(${inner}, x'${Buffer.from(mark).toString('hex')}', x'27')`,
    text
  )
}

/**
 * Names with decomposed accents, as a Mac or some phones write them; copies of them elsewhere are those that lists
 * show.
 */
async function composeNames(db: QueryClientContract): Promise<void> {
  let last = 0
  for (;;) {
    const users = (await db
      .from('users')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'name', 'nohp')) as { id: number; name: string; nohp: string }[]
    const newest = users.at(-1)
    if (!newest) return
    last = newest.id
    for (const { id, name, nohp } of users) {
      const composed = name.normalize('NFC')
      if (composed === name) continue
      await db.from('users').where('id', id).update({ name: composed })
      await db.from('payments').where('user_id', id).update({ current_name: composed })
      await db.from('results').where('user_id', id).update({ current_name: composed })
      await db
        .from('audit_log')
        .where('person_id', id)
        .update({ person: `${composed}\n${nohp}` })
    }
  }
}
