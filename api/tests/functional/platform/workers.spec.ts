import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { hasMariadb, MariadbServer } from '#tests/support/mariadb_server'
import { RawConnection } from '#tests/support/raw_connection'
import { hasRedis, startRedis } from '#tests/support/redis_server'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const LEARNER = DEMO_ACCOUNTS[1]
const ENDS_WITHIN_MS = 30_000

/** The workers' process ids: each logs once that it listens. */
function workersOf({ log }: ServerProcess): number[] {
  return log
    .split('\n')
    .filter((line) => line.includes('started HTTP server'))
    .map((line) => (JSON.parse(line) as { pid: number }).pid)
}

/** Waits until so many workers have listened, those that ended included. */
async function untilListening(server: ServerProcess, count: number): Promise<number[]> {
  for (const endsAt = Date.now() + 60_000; Date.now() < endsAt; await delay(50)) {
    const workers = workersOf(server)
    if (workers.length >= count) return workers
  }
  throw new Error(`${workersOf(server).length} workers instead of ${count}: ${server.log}`)
}

/** Waits until it accepts no more connections. */
async function untilClosed({ origin }: ServerProcess): Promise<void> {
  const isOpen = () =>
    fetch(`${origin}/api/health`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false
    )
  for (const endsAt = Date.now() + 5_000; Date.now() < endsAt;) if (!(await isOpen())) return
  throw new Error('the server still takes connections')
}

test.group('A server of several workers', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)

  test('a server of several workers is refused {why}, with a message')
    .with([
      { why: 'on SQLite', WORKERS: '2', DB: 'sqlite', said: /WORKERS needs DB_CONNECTION=mysql/ },
      { why: 'without Redis', WORKERS: '2', DB: 'mysql', said: /WORKERS needs REDIS_URL/ },
      { why: 'without any', WORKERS: '0', DB: 'mysql', said: /"WORKERS" must be a whole number/ },
      { why: 'in words', WORKERS: 'dua', DB: 'mysql', said: /"WORKERS" must be a whole number/ },
    ])
    .run(async ({ assert, cleanup }, { WORKERS, DB, said }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'lulus-workers-'))
      cleanup(() => rmSync(dataDir, { recursive: true, force: true }))
      const home = await ServerProcess.prepare(dataDir)
      const server = await home.sibling({ REDIS_URL: '', WORKERS, DB_CONNECTION: DB })
      const { code, stderr } = await server.fail(ENDS_WITHIN_MS)
      assert.equal(code, 1)
      assert.match(stderr, said)
      assert.notMatch(stderr, /\n\s+at /)
    })

  test('a server of several workers goes on without one that dies, and ends in order', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-workers-'))
    const [mariadb, redis] = await Promise.all([MariadbServer.start(), startRedis()])
    const server = await ServerProcess.prepare(dataDir, {
      ...mariadb.environment,
      REDIS_URL: redis.url,
      WORKERS: '2',
      LOG_LEVEL: 'info',
    })
    cleanup(async () => {
      await server.kill()
      await Promise.all([mariadb.remove(), redis.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const [first] = await untilListening(server, 2)

    const learner = await BrowserSession.visitor(server.origin)
    const login = { identifier: LEARNER.email, password: DEMO_PASSWORD }
    assert.equal((await learner.post('/users/login', login)).status, 200)
    const statuses = async () => {
      // Each on a connection of its own, which the workers get in turn.
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => learner.get('/users/getAuth', { connection: 'close' }))
      )
      return [...new Set(replies.map(({ status }) => status))]
    }
    assert.deepEqual(await statuses(), [200])

    // Connections that a worker hasn't accepted when it dies are not left waiting.
    process.kill(first as number, 'SIGSTOP')
    const opened = await Promise.all([1, 2, 3, 4].map(() => RawConnection.to(server.origin)))
    for (const connection of opened) {
      connection.send(
        'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
      )
    }
    process.kill(first as number, 'SIGKILL')
    await Promise.all(opened.map(({ closed }) => closed))
    assert.isNotEmpty(opened.filter(({ received }) => received.startsWith('HTTP/1.1 200 ')))
    const [, second, third] = await untilListening(server, 3)
    assert.deepEqual(await statuses(), [200])
    assert.include(server.log, 'a worker ended: another takes its place')

    // A request that has begun is answered, by whichever worker has it.
    const body = JSON.stringify(login)
    const begun = await Promise.all(
      [1, 2].map(async () => {
        const connection = await RawConnection.to(server.origin)
        connection.send(
          `POST /api/users/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
            `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`
        )
        return connection
      })
    )
    await learner.get('/health')
    server.signal('SIGTERM')
    await untilClosed(server)
    for (const connection of begun) connection.send(body.slice(5))
    assert.equal(await server.ended(), 0)
    for (const connection of begun) assert.match(connection.received, /^HTTP\/1\.1 4\d\d /)
    for (const pid of [second, third]) assert.throws(() => process.kill(pid as number, 0))
  }).skip(!hasMariadb || !hasRedis, 'needs mariadbd and redis-server')
})
