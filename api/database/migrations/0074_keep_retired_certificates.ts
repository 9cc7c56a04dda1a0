import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Rows of one statement. */
const AT_ONCE = 500

const EARLIER = 'result_revisions'
const FIGURES = [
  'listening_correct',
  'written_correct',
  'reading_correct',
  'listening_score',
  'structure_score',
  'reading_score',
  'total_score',
] as const

/**
 * Certificates that don't hold any more keep everything that was printed, under their code: a result may be scored
 * again, get another name, or be withdrawn because its attempt goes on. They take the place of `result_revisions`, which
 * had the figures alone.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('retired_certificates'))) {
      this.schema.createTable('retired_certificates', (table) => {
        table.increments('id')
        table.integer('attempt_id').unsigned().notNullable().references('attempts.id')
        // The number that is printed; no reference, because the result may be gone.
        table.integer('result_id').unsigned().notNullable()
        table.string('status', 10).notNullable()
        table.string('package_name', 120).notNullable()
        table.string('user_name', 120).notNullable()
        table.string('academy_name', 120).notNullable()
        table.string('number_prefix', 30).notNullable()
        table.string('scoring_table', 40).notNullable()
        for (const figure of FIGURES) table.integer(figure).unsigned().notNullable()
        table.string('code', 64).notNullable().unique()
        table.bigInteger('created_at').notNullable()
        table.bigInteger('replaced_at').notNullable()
        table.index(['attempt_id'])
      })
    }
    if (!(await this.schema.hasTable(EARLIER))) return
    this.defer(copyRevisions)
    this.schema.dropTable(EARLIER)
  }

  override async down() {
    this.schema.createTable(EARLIER, (table) => {
      table.increments('id')
      table.integer('result_id').unsigned().notNullable().references('results.id')
      for (const figure of FIGURES) table.integer(figure).unsigned().notNullable()
      table.string('code', 64).notNullable().unique()
      table.bigInteger('replaced_at').notNullable()
      table.index(['result_id'])
    })
    this.defer(async (db) => {
      const rows = await db
        .from('retired_certificates')
        .whereIn('result_id', db.from('results').select('id'))
        .select('result_id', ...FIGURES, 'code', 'replaced_at')
      if (rows.length > 0) await db.table(EARLIER).multiInsert(rows)
    })
    this.schema.dropTable('retired_certificates')
  }
}

/** Each revision with what its result prints; those that were copied before are left out. */
async function copyRevisions(db: QueryClientContract): Promise<void> {
  for (;;) {
    const rows = await db
      .from(EARLIER)
      .join('results', 'results.id', 'result_revisions.result_id')
      .whereNotIn('result_revisions.code', db.from('retired_certificates').select('code'))
      .orderBy('result_revisions.id')
      .limit(AT_ONCE)
      .select(
        'results.attempt_id',
        'result_revisions.result_id',
        db.raw("'diganti' as status"),
        'results.package_name',
        'results.user_name',
        'results.academy_name',
        'results.number_prefix',
        'results.scoring_table',
        ...FIGURES.map((figure) => `result_revisions.${figure}`),
        'result_revisions.code',
        'results.created_at',
        'result_revisions.replaced_at'
      )
    if (rows.length === 0) return
    await db.table('retired_certificates').multiInsert(rows)
  }
}
