import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

/** A migration that adds an index to the table of payments. */
const SINCE = '0007'

test.group('upgrade:check', (group) => {
  runOnOneDatabase(group)

  test('before an upgrade an operator learns what it does, how long it takes, and who sits an exam', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-upgrade-'))
    cleanup(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await ServerProcess.prepare(dataDir)
    const upToDate = await server.ace('upgrade:check')
    assert.equal(upToDate.code, 0, upToDate.output)
    assert.include(upToDate.output, 'The database is up to date.')
    assert.include(upToDate.output, 'Nobody sits an exam.')

    const steps = readdirSync(app.migrationsPath()).filter((file) => file >= SINCE).length
    const back = await server.ace('migration:rollback', '--force', `--step=${steps}`)
    assert.equal(back.code, 0, back.output)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), {
      enableForeignKeyConstraints: false,
    })
    cleanup(() => database.close())
    database.exec(`
      insert into payments (id, user_id, package_id, package_name, amount, proof, status, created_at)
      values (1, 2, 1, 'Paket A', 20000, 'a.png', 'confirmed', 1);
      insert into attempts (id, user_id, package_id, package_name, entitlement_id, snapshot_id, scoring_table, status,
        session, deadline, listening_minutes, written_minutes, reading_minutes, flags, driver, started_at, lab_only)
      values (1, 2, 1, 'Paket A', 1, 1, 'itp', 'running', 'reading', 1798761600000, 30, 25, 55, '[]', '', 1, 0);
    `)
    const schema = () => database.prepare('select count(*) as n from adonis_schema').get()?.n
    const before = schema()

    const { code, output } = await server.ace('upgrade:check', '--try')
    assert.equal(code, 3, output)
    assert.include(output, `${steps} migrations are to be run`)
    assert.match(output, /0007_forget_old_proofs: .*payments \(1 rows\)/)
    assert.match(output, /On a copy they took \d+\.\d s/)
    assert.include(
      output,
      '1 learners sit an exam, the last of them until 2027-01-01T00:00:00.000Z'
    )
    assert.equal(schema(), before)
    assert.deepEqual(
      readdirSync(dataDir).filter((name) => name.startsWith('.upgrade')),
      []
    )

    const quiet = await server.ace('upgrade:check', '--quiet')
    assert.deepEqual([quiet.code, quiet.output.trim()], [3, ''])
  }).timeout(LIMITS.manyRuns)
})
