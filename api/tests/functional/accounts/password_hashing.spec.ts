import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'

test.group('Passwords of a production server', (group) => {
  runOnOneDatabase(group)

  test('are kept as scrypt hashes of full cost', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-passwords-'))
    await ServerProcess.prepare(dataDir)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), { readOnly: true })
    cleanup(() => {
      database.close()
      rmSync(dataDir, { recursive: true })
    })

    const users = database.prepare('select password from users').all()
    assert.isNotEmpty(users)
    // The format names the cost: N = 2^14 blocks of 8 x 128 bytes.
    for (const { password } of users) assert.match(String(password), /^\$scrypt\$n=16384,r=8,p=1\$/)
  }).timeout(60_000)
})
