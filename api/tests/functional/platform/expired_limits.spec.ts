import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clearExpiredLimits } from '#app/platform/limits/clear_expired_limits'
import { isolateDatabase } from '#tests/support/database'
import { HOUR } from '#tests/support/exam'

const NOW = Date.UTC(2026, 10, 22)

test.group('Expired limits', (group) => {
  isolateDatabase(group)

  test('expired limits are deleted after an hour; active ones stay', async ({ assert }) => {
    await db.table('rate_limits').multiInsert([
      { key: 'old', points: 5, expire: NOW - HOUR - 1 },
      { key: 'ended', points: 5, expire: NOW - HOUR },
      { key: 'counting', points: 5, expire: NOW + HOUR },
      { key: 'for ever', points: 5, expire: null },
    ])
    await clearExpiredLimits(NOW)
    const left: { key: string }[] = await db.from('rate_limits').orderBy('key', 'asc')
    assert.deepEqual(
      left.map(({ key }) => key),
      ['counting', 'ended', 'for ever']
    )
  })
})
