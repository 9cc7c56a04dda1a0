import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { RawConnection } from '#tests/support/raw_connection'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const CROWD = 1_500
/** The file with this system's longest backlog of connections. */
const SYSTEM = '/proc/sys/net/core/somaxconn'
const ALLOWED = existsSync(SYSTEM) ? Number(readFileSync(SYSTEM, 'utf8')) : 0

test.group('A server that is busy for a moment', () => {
  test('a briefly busy server queues a whole crowd of connections, and answers everybody', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-crowd-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const server = await ServerProcess.prepare(folder)
    await server.start()
    cleanup(() => server.kill())

    server.signal('SIGSTOP')
    const crowd = Array.from({ length: CROWD }, () => RawConnection.to(server.origin))
    // A connection that doesn't fit the backlog is retried after a second.
    const isIn = await Promise.race([Promise.all(crowd).then(() => true), delay(900, false)])
    server.signal('SIGCONT')
    const connections = await Promise.all(crowd)
    for (const connection of connections)
      connection.send('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
    await Promise.all(connections.map(({ closed }) => closed))

    assert.isTrue(isIn)
    const answered = connections.filter(({ received }) => received.startsWith('HTTP/1.1 200'))
    assert.lengthOf(answered, CROWD)
  })
    .timeout(LIMITS.processes)
    .skip(
      process.env.DB_CONNECTION === 'mysql' || ALLOWED < CROWD,
      'once is enough, where the system lets so many wait'
    )
})
