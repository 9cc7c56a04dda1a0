import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/clock'
import { inTransaction } from '#app/platform/database/transaction'
import type { LateWatch } from '#app/platform/health/late_watch'
import { isLogFailing } from '#app/platform/log/logs'

/** Larger than any learner's request, so that a nearly full disk fails the check. */
const PROBE = 'x'.repeat(64 * 1024)
const STALE_PROBE_MS = 60 * 60 * 1000

/** A check that fails when its work throws. */
abstract class WorkingCheck extends BaseCheck {
  async run(): Promise<HealthCheckResult> {
    try {
      await this.work()
      return Result.ok(`${this.name} works`)
    } catch (error) {
      return Result.failed(`${this.name} fails`, error as Error)
    }
  }

  protected abstract work(): Promise<void>
}

/** The database answers and has all tables of this build. Extra tables don't matter. */
export class SchemaCheck extends WorkingCheck {
  name = 'database schema'
  #known: string[] | undefined

  protected async work(): Promise<void> {
    this.#known ??= await migrationsOfThisBuild()
    const rows: { name: string }[] = await db.from('adonis_schema').select('name')
    const done = new Set(rows.map(({ name }) => name))
    const missing = this.#known.filter((name) => !done.has(name))
    if (missing.length > 0) throw new Error(`migrations have not run: ${missing.join(', ')}`)
  }
}

/** The database stores what is committed. */
export class CommitCheck extends WorkingCheck {
  name = 'database commits'

  protected async work(): Promise<void> {
    const id = randomUUID()
    const writtenAt = clock.now()
    await inTransaction((trx) =>
      trx.table('write_probes').insert({ id, filler: PROBE, written_at: writtenAt })
    )
    // Also removes rows of ended processes.
    await inTransaction((trx) =>
      trx
        .from('write_probes')
        .where('id', id)
        .orWhere('written_at', '<', writtenAt - STALE_PROBE_MS)
        .delete()
    )
  }
}

/** The storage of uploads can write, read and delete a file. */
export class StorageCheck extends WorkingCheck {
  name = 'storage of uploads'

  protected async work(): Promise<void> {
    const disk = drive.use()
    const key = `probe/${randomUUID()}`
    await disk.put(key, PROBE)
    const stored = await disk.get(key)
    await disk.delete(key)
    if (stored !== PROBE) throw new Error('a file came back changed')
  }
}

/** The logs take lines. Only a warning: an exam goes on without its log, and a balancer must not end it. */
export class LogCheck extends BaseCheck {
  name = 'log'

  async run(): Promise<HealthCheckResult> {
    return isLogFailing()
      ? Result.warning('lines of the log wait or are lost')
      : Result.ok('written')
  }
}

/** Commits and the event loop keep up. */
export class LateCheck extends BaseCheck {
  name = 'commits and event loop in time'

  constructor(private readonly watch: LateWatch) {
    super()
  }

  async run(): Promise<HealthCheckResult> {
    return this.watch.isLate
      ? Result.failed('late', new Error('commits or the event loop have been late for seconds'))
      : Result.ok('in time')
  }
}

async function migrationsOfThisBuild(): Promise<string[]> {
  const files = await readdir(app.migrationsPath())
  return files
    .filter((file) => /\.(js|ts)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `database/migrations/${parse(file).name}`)
}
