import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { SessionCollection } from '@adonisjs/session'
import type { ResolvedSessionConfig } from '@adonisjs/session/types'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { Group } from '@japa/runner/core'
import { forgetSnapshots } from '#app/exam/actions/package_snapshot'
import { forgetSightings } from '#app/labs/actions/notice_seat'

/** For groups that no choice of database can change: a run on the second database leaves them out. */
export function runOnOneDatabase(group: Group): void {
  group.tap((test) => test.tags(['@one-database'], 'append'))
}

/** Undoes what each test of the group writes. */
export function isolateDatabase(group: Group): void {
  group.each.setup(async () => {
    await forgetProcessState()
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    await readSessionsInsideTransaction()
    return async () => {
      app.container.restore(SessionCollection)
      await rollBack()
    }
  })
}

/**
 * For tests of races: real transactions on several connections, so the tables are emptied instead. Slower than
 * isolateDatabase.
 */
export function emptyDatabaseAfterEach(group: Group): void {
  group.each.setup(async () => {
    await forgetProcessState()
    return testUtils.db().truncate()
  })
}

/** What the process remembers of a database that the test before has left. */
async function forgetProcessState(): Promise<void> {
  await limiter.clear(['memory'])
  forgetSnapshots()
  forgetSightings()
}

/** The application keeps one SessionCollection; made in one test's transaction it would be dead in the next. */
async function readSessionsInsideTransaction(): Promise<void> {
  const provider = app.config.get<ConfigProvider<ResolvedSessionConfig>>('session')
  const config = await configProvider.resolve<ResolvedSessionConfig>(app, provider)
  if (!config) throw new Error('config/session.ts does not use defineConfig')
  app.container.swap(SessionCollection, () => new SessionCollection(config))
}
