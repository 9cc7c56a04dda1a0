import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { BaseCheck } from '@adonisjs/core/health'
import { commitTimes } from '#app/platform/database/commit_times'
import { inTransaction } from '#app/platform/database/transaction'
import { CommitCheck, LateCheck, SchemaCheck, StorageCheck } from '#app/platform/health/checks'
import { LateWatch } from '#app/platform/health/late_watch'
import { ServerHealth } from '#app/platform/health/server_health'
import env from '#start/env'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { start, takeSeat } from '#tests/support/exam'
import { refuseCommits } from '#tests/support/refused_commits'

/** Collects messages logged at error and warn; `using` restores the log. */
function keepLog() {
  const lines: string[] = []
  const keep = (details: object | string, message?: string) => {
    const check =
      typeof details === 'object' && 'check' in details ? `${String(details.check)}: ` : ''
    const line = check + (message ?? (typeof details === 'string' ? details : ''))
    // Ignores the pool's messages about its connections.
    if (line.includes('server needs')) lines.push(line)
  }
  // On the instance, to hide the methods of the class.
  Object.assign(logger, { error: keep, warn: keep })
  return {
    lines,
    [Symbol.dispose]() {
      Reflect.deleteProperty(logger, 'error')
      Reflect.deleteProperty(logger, 'warn')
    },
  }
}

async function renameTable(from: string, to: string): Promise<void> {
  await db.rawQuery(`alter table ${from} rename to ${to}`)
}

const healthOf = (...checks: BaseCheck[]) => new ServerHealth(checks, logger)

test.group('Health', (group) => {
  emptyDatabaseAfterEach(group)

  test('health is good while everything works, and leaves no data', async ({ assert }) => {
    const visitor = new BrowserSession()
    const reply = await visitor.get('/health')
    const versi = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8')).version
    assert.deepEqual([reply.status, reply.body], [200, { status: 'ok', versi }])
    assert.isTrue(await healthOf(new CommitCheck(), new StorageCheck()).isWell())
    assert.lengthOf(await db.from('write_probes'), 0)
  })

  test('health is bad on a database without a migration', async ({ assert }) => {
    const visitor = new BrowserSession()
    const row = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    using log = keepLog()
    await db.from('adonis_schema').where('id', row.id).delete()
    try {
      const reply = await visitor.get('/health')
      assert.equal(reply.status, 503)
      assert.isAbove(Number(reply.headers.get('retry-after')), 0)
      assert.notInclude(reply.bytes.toString(), 'migration')
    } finally {
      await db.table('adonis_schema').insert(row)
    }
    assert.equal((await visitor.get('/health')).status, 200)
    assert.deepEqual(log.lines, [
      'database schema: something that the server needs fails',
      'everything that the server needs works again',
    ])
  })

  test('the liveness check answers while the process runs, whatever else is wrong', async ({
    assert,
  }) => {
    const visitor = new BrowserSession()
    using _ = keepLog()
    await renameTable('adonis_schema', 'hidden_schema')
    try {
      assert.equal((await visitor.get('/health')).status, 503)
      const reply = await visitor.get('/health/live')
      assert.deepEqual([reply.status, reply.body], [200, { status: 'ok' }])
      assert.equal(reply.headers.get('cache-control'), 'no-store')
    } finally {
      await renameTable('hidden_schema', 'adonis_schema')
    }
  })

  test('health is bad while commits are late, which is logged once', async ({ assert }) => {
    const watch = new LateWatch(logger)
    const health = healthOf(new LateCheck(watch))
    const second = { elapsedMs: 1_000, slowestCommitMs: 0, longestTurnMs: 1 }
    const run = (seconds: number, slowestCommitMs: number) => {
      for (let at = 0; at < seconds; at++) watch.look({ ...second, slowestCommitMs })
    }
    using log = keepLog()
    assert.isTrue(await health.isWell())
    run(5, 400)
    assert.isFalse(await health.isWell())
    assert.isFalse(await health.isWell())
    run(15, 10)
    assert.isTrue(await health.isWell())
    assert.deepEqual(log.lines, [
      'commits and event loop in time: something that the server needs fails',
      'everything that the server needs works again',
    ])
  })

  test('health measures the duration of each commit', async ({ assert }) => {
    commitTimes.takeSlowest()
    await inTransaction((trx) => trx.from('write_probes').delete())
    assert.isAbove(commitTimes.takeSlowest(), 0)
    assert.equal(commitTimes.takeSlowest(), 0)
    const answer = [{ id: 1, answer: '1', seq: 1 }]
    const seat = await takeSeat()
    await start(seat)
    commitTimes.takeSlowest()
    const reply = await seat.browser.post('/soal/simpan-jawaban', { index: 1, answer })
    assert.equal(reply.status, 200)
    assert.isAbove(commitTimes.takeSlowest(), 0)
  })

  test('health is bad on an empty database', async ({ assert }) => {
    using _ = keepLog()
    await renameTable('adonis_schema', 'hidden_schema')
    try {
      assert.equal((await new BrowserSession().get('/health')).status, 503)
    } finally {
      await renameTable('hidden_schema', 'adonis_schema')
    }
  })

  test('health is bad while commits fail, which is logged once', async ({ assert }) => {
    const health = healthOf(new SchemaCheck(), new CommitCheck())
    using log = keepLog()
    {
      using _ = refuseCommits(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }))
      assert.isFalse(await health.isWell())
      assert.isFalse(await health.isWell())
    }
    assert.isTrue(await health.isWell())
    assert.deepEqual(log.lines, [
      'database commits: something that the server needs fails',
      'everything that the server needs works again',
    ])
  })

  test("health is bad while uploads can't be stored", async ({ assert }) => {
    const health = healthOf(new StorageCheck())
    const uploads = join(env.get('DATA_DIR'), 'uploads')
    mkdirSync(uploads, { recursive: true })
    rmSync(join(uploads, 'probe'), { recursive: true, force: true })
    writeFileSync(join(uploads, 'probe'), 'in the way of the folder')
    using _ = keepLog()
    try {
      assert.isFalse(await health.isWell())
    } finally {
      rmSync(join(uploads, 'probe'))
    }
    assert.isTrue(await health.isWell())
  })
})
