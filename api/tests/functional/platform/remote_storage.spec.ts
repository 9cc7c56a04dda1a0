import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { startS3 } from '#tests/support/s3_server'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

test.group('Files in a store that speaks S3', (group) => {
  runOnOneDatabase(group)

  test('files are written, read and removed in an S3-compatible store without checksums', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-s3-'))
    const s3 = await startS3()
    const home = await ServerProcess.prepare(dataDir)
    const server = await home.sibling(s3.environment)
    cleanup(async () => {
      await server.kill()
      s3.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const started = server.start()
    // Health stores a file, reads it and removes it.
    assert.equal(await server.firstStatus('/api/health'), 200)
    await started
  }).timeout(LIMITS.processes)
})
