import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SessionCollection } from '@adonisjs/session'
import type { ResolvedSessionConfig } from '@adonisjs/session/types'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { Group } from '@japa/runner/core'
import { PaperCopies } from '#app/exam/actions/paper_copies'
import { CallerCache } from '#app/exam/calls/caller_cache'
import { Contacts } from '#app/exam/calls/contacts'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import { paperResource } from '#app/exam/transformers/paper'
import { Sightings } from '#app/labs/rows/sightings'
import { UsedNonces } from '#app/labs/rows/used_nonces'
import { withRawRows } from '#app/platform/database/raw_rows'

/** For groups that don't depend on the database: a run on the second one skips them. */
export function runOnOneDatabase(group: Group): void {
  group.tap((test) => test.tags(['@one-database'], 'append'))
}

/** Rolls back what each test of the group writes. */
export function isolateDatabase(group: Group): void {
  group.each.setup(async () => {
    await startWithoutMemory()
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    await readSessionsInsideTransaction()
    return async () => {
      app.container.restore(SessionCollection)
      await rollBack()
    }
  })
}

/**
 * For tests of races: they need real transactions on several connections, so the tables are emptied instead. Slower
 * than isolateDatabase.
 */
export function emptyDatabaseAfterEach(group: Group): void {
  group.each.setup(async () => {
    await startWithoutMemory()
    return emptyTables
  })
}

/**
 * Empties the tables that hold rows; emptying an empty one would take as long. The embedded database's search index is
 * emptied with its tables; otherwise it would be damaged.
 */
export async function emptyTables(): Promise<void> {
  const tables = await db.connection().getAllTables()
  const filled = await filledAmong(
    tables.filter((name) => !/^adonis_schema|_parts(_|$)/.test(name))
  )
  await db.connection().dialect.truncateAllTables?.(tables.filter((name) => !filled.has(name)))
}

/** The tables with rows, found by one statement. */
async function filledAmong(tables: readonly string[]): Promise<Set<string>> {
  const probes = tables.map(
    (name) => `select '${name}' as name where exists (select 1 from \`${name}\`)`
  )
  const rows = await withRawRows((raw) => raw.all<{ name: string }>(probes.join(' union all ')))
  return new Set(rows.map(({ name }) => name))
}

/** Clears every cache of the process, like a restart of the server. */
export async function startWithoutMemory(): Promise<void> {
  await limiter.clear(['memory'])
  const contacts = once(() => new Contacts())
  app.container.swap(
    SnapshotCache,
    once(() => new SnapshotCache())
  )
  app.container.swap(
    PaperCopies,
    once(() => new PaperCopies(paperResource))
  )
  app.container.swap(
    Sightings,
    once(() => new Sightings())
  )
  app.container.swap(Contacts, contacts)
  app.container.swap(
    CallerCache,
    once(() => new CallerCache(contacts()))
  )
  const nonces = await app.container.make(UsedNonces)
  nonces.removeExpired(Number.MAX_SAFE_INTEGER)
}

/** Makes a cache when it is first needed: room for 20,000 contacts takes longer than most tests' statements. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The application has one SessionCollection, which must not stay bound to a finished transaction. */
async function readSessionsInsideTransaction(): Promise<void> {
  const provider = app.config.get<ConfigProvider<ResolvedSessionConfig>>('session')
  const config = await configProvider.resolve<ResolvedSessionConfig>(app, provider)
  if (!config) throw new Error('config/session.ts does not use defineConfig')
  app.container.swap(SessionCollection, () => new SessionCollection(config))
}
