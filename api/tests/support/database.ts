import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import limiter from '@adonisjs/limiter/services/main'

/** Undoes what each test of the group writes. */
export function isolateDatabase(group: Group): void {
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    return testUtils.db().wrapInGlobalTransaction()
  })
}

/**
 * For tests of races: real transactions on several connections, so the tables are emptied instead. Slower than
 * isolateDatabase.
 */
export function emptyDatabaseAfterEach(group: Group): void {
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    return testUtils.db().truncate()
  })
}
