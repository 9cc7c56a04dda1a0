import { test } from '@japa/runner'
import { forgetfulness } from '#app/platform/health/redis_keeps'

const info = (aof: string, policy: string) =>
  `# Persistence\r\nloading:0\r\naof_enabled:${aof}\r\n# Memory\r\nmaxmemory_policy:${policy}\r\n`

test.group('What Redis is set to forget', () => {
  test('Redis loses nothing with an append-only file and without eviction, or this is unknown', ({
    assert,
  }) => {
    assert.deepEqual(forgetfulness(info('1', 'noeviction')), [])
    assert.deepEqual(forgetfulness(''), [])
  })

  test('Redis is reported to lose everything at a restart, and something when it is full', ({
    assert,
  }) => {
    const said = forgetfulness(info('0', 'allkeys-lru'))
    assert.lengthOf(said, 2)
    assert.include(said[0] ?? '', 'appendonly yes')
    assert.include(said[1] ?? '', 'allkeys-lru')
    assert.lengthOf(forgetfulness(info('1', 'volatile-ttl')), 1)
  })
})
