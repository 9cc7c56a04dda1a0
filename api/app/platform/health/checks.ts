import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import { clock } from '#app/platform/time/clock'
import { appliedMigrations, knownMigrations } from '#app/platform/database/known_migrations'
import { inTransaction } from '#app/platform/database/transaction'
import type { LateWatch } from '#app/platform/health/late_watch'
import type { UntrustedProxies } from '#app/platform/network/untrusted_proxies'
import { isLogFailing } from '#app/platform/log/logs'
import type { MissingCount } from '#app/platform/uploads/missing_count'

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
    this.#known ??= await knownMigrations()
    const done = await appliedMigrations()
    const missing = this.#known.filter((name) => !done.has(name))
    if (missing.length > 0) throw new Error(`migrations have not run: ${missing.join(', ')}`)
  }
}

/** The database stores commits. */
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

/** The logs accept lines. Only a warning: an exam goes on without its log, and a balancer must not end it. */
export class LogCheck extends BaseCheck {
  name = 'log'

  async run(): Promise<HealthCheckResult> {
    return isLogFailing()
      ? Result.warning('lines of the log wait or are lost')
      : Result.ok('written')
  }
}

/** Referenced files exist. Only a warning: an exam goes on without one of its recordings. */
export class MissingFilesCheck extends BaseCheck {
  name = 'stored files'

  constructor(private readonly missing: MissingCount) {
    super()
  }

  async run(): Promise<HealthCheckResult> {
    const { count } = this.missing
    this.name = count > 0 ? `stored files: ${count} missing` : 'stored files'
    return count > 0 ? Result.warning('files are missing') : Result.ok('all there')
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

/** Users have different addresses. Only a warning: signed-in users can go on. */
export class ProxyCheck extends BaseCheck {
  name = 'proxies'

  constructor(private readonly proxies: UntrustedProxies) {
    super()
  }

  async run(): Promise<HealthCheckResult> {
    const { found } = this.proxies
    return found.length > 0
      ? Result.warning(`not in TRUSTED_PROXIES, all users have one address: ${found.join(', ')}`)
      : Result.ok('trusted or none')
  }
}
