import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

function columnsOfAttempts(database: DatabaseSync): unknown[] {
  return database
    .prepare(`select name from pragma_table_info('attempts')`)
    .all()
    .map(({ name }) => name)
}

/** Reverts the migration with this number and all after it. */
function stepsBackTo(number: string): string {
  const files = readdirSync(app.migrationsPath())
  return `--step=${files.filter((file) => file >= number).length}`
}

test.group('Migrations of the embedded database', (group) => {
  runOnOneDatabase(group)

  test('migrations can be reverted and repeated with attempts, answers and payments', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-migrations-'))
    cleanup(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await ServerProcess.prepare(dataDir)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), {
      enableForeignKeyConstraints: false,
    })
    cleanup(() => database.close())
    // Only the answer and the buyer matter here, not other references.
    database.exec(`
      insert into attempts (id, user_id, package_id, package_name, entitlement_id, snapshot_id, scoring_table, status,
        session, deadline, listening_minutes, written_minutes, reading_minutes, flags, driver, started_at, lab_only)
      values (1, 2, 1, 'Paket A', 1, 1, 'itp', 'finished', 'reading', 1, 30, 25, 55, '[]', '', 1, 1);
      insert into payments (id, user_id, package_id, package_name, amount, status, created_at, decided_at)
      values (1, 2, 1, 'Paket A', 20000, 'confirmed', 1, 7), (2, 2, 1, 'Paket A', 20000, 'rejected', 1, 8);
      insert into results (attempt_id, user_id, package_id, package_name, user_name, listening_correct,
        written_correct, reading_correct, listening_score, structure_score, reading_score, total_score, scoring_table,
        code, created_at)
      values (1, 2, 1, 'Paket A', 'Siti', 1, 1, 1, 31, 31, 31, 310, 'itp', 'K7MR4', 1);
      insert into settings (name, value, updated_at) values ('academy_name', 'Akademi ''Cendekia''', 1)
        on conflict do update set value = excluded.value;
      insert into attempt_answers (attempt_id, page, question_id, answer, seq, saved_at) values (1, 1, 1, '3', 1, 1);
    `)

    const back = await server.ace('migration:rollback', '--force', stepsBackTo('0005'))
    assert.equal(back.code, 0, back.output)
    assert.notInclude(columnsOfAttempts(database), 'lab_only')
    const forth = await server.ace('migration:run', '--force')
    assert.equal(forth.code, 0, forth.output)

    assert.deepEqual(
      database
        .prepare('select payment_id, year, sequence, amount, issued_at from receipts')
        .all()
        .map((row) => ({ ...row })),
      [{ payment_id: 1, year: 1970, sequence: 1, amount: 20_000, issued_at: 7 }]
    )
    assert.deepEqual(
      { ...database.prepare('select * from receipt_counters').get() },
      {
        year: 1970,
        last: 1,
      }
    )
    assert.deepEqual(database.prepare('select answer from attempt_answers').all(), [
      { answer: '3' },
    ])
    const buyer = database.prepare(`
      select count(*) as matching from payments join users on users.id = payments.user_id
      where current_name = users.name and current_nohp = users.nohp
    `)
    assert.equal(buyer.get()?.matching, 2)
    const books = database.prepare('select way, paid_at, entered_by from payments order by id')
    assert.deepEqual(
      books.all().map((row) => ({ ...row })),
      [
        { way: 'qris', paid_at: 7, entered_by: null },
        { way: 'qris', paid_at: null, entered_by: null },
      ]
    )
    assert.equal(database.prepare('select lab_only from attempts').get()?.lab_only, 0)
    const academies = database.prepare('select academy_name as name from results')
    assert.deepEqual(academies.all(), [{ name: `Akademi 'Cendekia'` }])

    // Like MariaDB after a killed migration: the column exists but isn't recorded.
    database.exec(`
      delete from adonis_schema where name like '%0010_keep_academy_with_result';
      update settings set value = 'Akademi Baru' where name = 'academy_name';
    `)
    const again = await server.ace('migration:run', '--force')
    assert.equal(again.code, 0, again.output)
    assert.deepEqual(academies.all(), [{ name: `Akademi 'Cendekia'` }])
  }).timeout(LIMITS.manyRuns)

  test('codes of results that were scored again still verify after an upgrade, with all that is printed', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-migrations-'))
    cleanup(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await ServerProcess.prepare(dataDir)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), {
      enableForeignKeyConstraints: false,
    })
    cleanup(() => database.close())
    const back = await server.ace('migration:rollback', '--force', stepsBackTo('0074'))
    assert.equal(back.code, 0, back.output)
    database.exec(`
      insert into attempts (id, user_id, package_id, package_name, entitlement_id, snapshot_id, scoring_table, status,
        session, deadline, listening_minutes, written_minutes, reading_minutes, flags, driver, started_at, lab_only)
      values (3, 2, 1, 'Paket A', 1, 1, 'itp', 'finished', 'reading', 1, 30, 25, 55, '[]', '', 1, 0);
      insert into results (id, attempt_id, user_id, package_id, package_name, user_name, academy_name, number_prefix,
        listening_correct, written_correct, reading_correct, listening_score, structure_score, reading_score,
        total_score, scoring_table, code, created_at)
      values (7, 3, 2, 1, 'Paket A', 'Siti', 'Akademi', 'LULUS', 2, 2, 2, 32, 32, 32, 320, 'itp', 'NEW', 5);
      insert into result_revisions (result_id, listening_correct, written_correct, reading_correct, listening_score,
        structure_score, reading_score, total_score, code, replaced_at)
      values (7, 1, 1, 1, 31, 31, 31, 310, 'OLD', 9);
    `)
    const forth = await server.ace('migration:run', '--force')
    assert.equal(forth.code, 0, forth.output)

    const [old] = database.prepare('select * from retired_certificates').all()
    assert.deepInclude(
      { ...old },
      {
        attempt_id: 3,
        result_id: 7,
        status: 'diganti',
        user_name: 'Siti',
        academy_name: 'Akademi',
        number_prefix: 'LULUS',
        total_score: 310,
        code: 'OLD',
        created_at: 5,
        replaced_at: 9,
      }
    )
    const again = await server.ace('migration:rollback', '--force', stepsBackTo('0074'))
    assert.equal(again.code, 0, again.output)
    const revisions = database.prepare('select code, result_id from result_revisions').all()
    assert.deepEqual(
      revisions.map((row) => ({ ...row })),
      [{ code: 'OLD', result_id: 7 }]
    )
  }).timeout(LIMITS.manyRuns)

  test('migrations make earlier names findable with any apostrophe, and compose their accents', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-migrations-'))
    cleanup(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await ServerProcess.prepare(dataDir)
    const back = await server.ace('migration:rollback', '--force', stepsBackTo('0048'))
    assert.equal(back.code, 0, back.output)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), {
      enableForeignKeyConstraints: false,
    })
    cleanup(() => database.close())
    database.exec(`
      insert into users (id, nohp, email, name, password, role, exam_status, created_at, updated_at) values
        (901, '081300000901', null, 'Nu\u02bcaim Rene\u0301', 'x', 'User', 'idle', 1, 1),
        (902, '081300000902', null, 'Jum''ah Biasa', 'x', 'User', 'idle', 1, 1);
      insert into results (attempt_id, user_id, package_id, package_name, user_name, current_name, listening_correct,
        written_correct, reading_correct, listening_score, structure_score, reading_score, total_score, scoring_table,
        code, created_at)
      values (1, 901, 1, 'Paket A', 'Rene\u0301', 'Rene\u0301', 1, 1, 1, 31, 31, 31, 310, 'itp', 'K7MR4', 1);
    `)
    const found = (term: string) =>
      database
        .prepare('select rowid as id from users_parts where users_parts match ? order by rowid')
        .all(`"${term}"`)
        .map(({ id }) => id)
    assert.deepEqual(found("nu'aim"), [])

    const forth = await server.ace('migration:run', '--force')
    assert.equal(forth.code, 0, forth.output)
    assert.deepEqual([found("nu'aim"), found("jum'ah"), found('ren\u00e9')], [[901], [902], [901]])
    // The contents of a certificate stay as they were written.
    const names = database.prepare('select user_name as kept, current_name as listed from results')
    assert.deepEqual({ ...names.get() }, { kept: 'Rene\u0301', listed: 'Nu\u02bcaim Ren\u00e9' })
    // The index can still remove old entries.
    database.exec(`
      update users set name = 'D\u2019Arc' where id = 901;
      delete from users where id = 902;
      insert into users_parts (users_parts) values ('integrity-check');
    `)
    assert.deepEqual([found("nu'aim"), found("jum'ah"), found("d'arc")], [[], [], [901]])
  }).timeout(LIMITS.manyRuns)
})
