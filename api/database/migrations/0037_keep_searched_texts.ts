import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Table = 'users' | 'audit_log'

/** The columns of a search. */
const TEXTS: Record<Table, readonly string[]> = {
  users: ['name', 'nohp', 'email'],
  audit_log: ['person', 'details'],
}
/** The same on MySQL, which has no fast access to a column's different values when they are many. */
const TEXTS_OF_MYSQL: Record<Table, readonly string[]> = {
  ...TEXTS,
  audit_log: ['actor_name', 'action', ...TEXTS.audit_log],
}

/** The columns in MySQL's index beside the text and the default order, so that a search reads nothing else. */
const BESIDE: Record<Table, readonly string[]> = {
  users: ['last_package_name', 'active_package_id'],
  audit_log: ['actor_id', 'action', 'subject_type'],
}
/** In bytes; a key of InnoDB has 3,072 at most, those beside included. */
const TEXT_BYTES: Record<Table, number> = { users: 1_700, audit_log: 2_500 }

/** 0027's index of MySQL, which the new one replaces. The embedded database reads it for one or two letters. */
const EARLIER = 'users_found_index'
const EARLIER_COLUMNS = ['name', 'nohp', 'email', ...BESIDE.users, 'created_at']

/** Rows of one statement, which holds their locks on MySQL. */
const AT_ONCE = 20_000

/**
 * Stores the texts for searches of users and of the audit log: parts of three letters in the embedded database,
 * maintained by its triggers; on MySQL the text in lower case, in an index with all columns of a search. An audit
 * entry gets the present name and number of the person it is about, as payments have them.
 */
export default class extends BaseSchema {
  get #isSqlite(): boolean {
    return this.db.dialect.name.includes('sqlite')
  }

  override async up() {
    // MySQL keeps what a migration made before it was killed.
    if (!(await this.schema.hasColumn('audit_log', 'person_id'))) {
      this.schema.alterTable('audit_log', (table) => {
        table.integer('person_id').unsigned().nullable()
        table.string('person', 150).nullable()
        table.index(['person_id'])
        table.index(['actor_id'])
      })
    }
    this.defer(namePeople)
    for (const table of Object.keys(TEXTS) as Table[]) {
      if (this.#isSqlite) this.#keepParts(table)
      else if (!(await this.schema.hasColumn(table, 'search_text'))) this.#keepText(table)
    }
  }

  override async down() {
    for (const table of Object.keys(TEXTS) as Table[]) {
      if (this.#isSqlite) this.#dropParts(table)
      else this.#dropText(table)
    }
    this.schema.alterTable('audit_log', (table) => {
      table.dropIndex(['person_id'])
      table.dropIndex(['actor_id'])
    })
    // Raw SQL: on SQLite the builder recreates the table, which loses triggers.
    for (const column of ['person_id', 'person'])
      this.schema.raw(`alter table audit_log drop column ${column}`)
  }

  #keepParts(table: Table) {
    const text = (row: string) =>
      TEXTS[table].map((column) => `coalesce(${row}${column}, '')`).join(' || char(10) || ')
    const index = `${table}_parts`
    const add = `insert into ${index} (rowid, text) values (new.id, ${text('new.')});`
    const remove = `insert into ${index} (${index}, rowid, text) values ('delete', old.id, ${text('old.')});`
    this.schema.raw(
      `create virtual table ${index} using fts5(text, content = '', tokenize = 'trigram')`
    )
    this.schema.raw(`insert into ${index} (rowid, text) select id, ${text('')} from ${table}`)
    this.schema.raw(`create trigger ${index}_added after insert on ${table} begin ${add} end`)
    this.schema.raw(
      `create trigger ${index}_changed after update of ${TEXTS[table].join(', ')} on ${table}
       begin ${remove} ${add} end`
    )
    this.schema.raw(`create trigger ${index}_removed after delete on ${table} begin ${remove} end`)
  }

  #dropParts(table: Table) {
    for (const what of ['added', 'changed', 'removed'])
      this.schema.raw(`drop trigger ${table}_parts_${what}`)
    this.schema.raw(`drop table ${table}_parts`)
  }

  /** In one statement, so that a killed migration left all of it or nothing. */
  #keepText(table: Table) {
    const bytes = TEXT_BYTES[table]
    const text = `left(cast(lower(concat_ws('\n', ${TEXTS_OF_MYSQL[table].join(', ')})) as binary), ${bytes})`
    const changes = [
      `add column search_text varbinary(${bytes}) generated always as (${text}) virtual invisible`,
      `add index ${table}_text_index (created_at, id, search_text, ${BESIDE[table].join(', ')})`,
      ...(table === 'users' ? [`drop index ${EARLIER}`] : []),
    ]
    this.schema.raw(`alter table ${table} ${changes.join(', ')}`)
  }

  #dropText(table: Table) {
    const changes = [
      `drop index ${table}_text_index`,
      'drop column search_text',
      ...(table === 'users' ? [`add index ${EARLIER} (${EARLIER_COLUMNS.join(', ')})`] : []),
    ]
    this.schema.raw(`alter table ${table} ${changes.join(', ')}`)
  }
}

/**
 * Stores in the entries about people and payments whom they are about; a repeated run resumes where it was stopped.
 */
async function namePeople(db: QueryClientContract): Promise<void> {
  const row = (await db.from('audit_log').max('id as newest').first()) as { newest: number | null }
  for (let start = 0; start < (row.newest ?? 0); start += AT_ONCE) {
    const entries = (subject: string) =>
      db
        .from('audit_log')
        .whereBetween('id', [start + 1, start + AT_ONCE])
        .where('subject_type', subject)
        .whereNotNull('subject_id')
        .whereNull('person_id')
    await entries('user').update({
      person_id: db.raw('subject_id'),
      person: db.raw(
        `(select concat(name, ?, nohp) from users where users.id = audit_log.subject_id)`,
        ['\n']
      ),
    })
    await entries('payment').update({
      person_id: db.raw(`(select user_id from payments where payments.id = audit_log.subject_id)`),
      person: db.raw(
        `(select concat(current_name, ?, current_nohp) from payments where payments.id = audit_log.subject_id)`,
        ['\n']
      ),
    })
  }
}
