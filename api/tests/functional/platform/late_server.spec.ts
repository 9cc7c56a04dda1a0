import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'
import { ServerProcess } from '#tests/support/server_process'

/** From SIGUSR2 on, blocks the event loop like a disk that needs 700 ms for each flush. */
const SLOW_DISK = `data:text/javascript,${encodeURIComponent(`
  const cell = new Int32Array(new SharedArrayBuffer(4))
  process.on('SIGUSR2', () => setInterval(() => Atomics.wait(cell, 0, 0, 700), 50))
`)}`

test.group('A server that can not keep up', (group) => {
  runOnOneDatabase(group)

  test('an overloaded server reports it in its log and as not ready, and is still alive', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-late-'))
    const server = await ServerProcess.prepare(dataDir, {
      NODE_OPTIONS: `--import=${SLOW_DISK}`,
      LOG_LEVEL: 'warn',
    })
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const statusOf = async (path: string) => (await fetch(server.origin + path)).status
    assert.equal(await statusOf('/api/health'), 200)

    server.signal('SIGUSR2')
    while ((await statusOf('/api/health')) !== 503) await delay(200)
    assert.equal(await statusOf('/api/health/live'), 200)
    assert.include(server.log, 'commits or the event loop are late')
    assert.include(server.log, '"check":"commits and event loop in time"')
  }).timeout(LIMITS.processes)
})
