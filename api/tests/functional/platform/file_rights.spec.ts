import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { signInAsAdmin } from '#tests/support/demo_exam'
import { jpegPhoto } from '#tests/support/pictures'
import { LIMITS } from '#tests/support/limits'
import { ServerProcess } from '#tests/support/server_process'

/** Permissions that only the owner may have; the group may read. */
const TOO_MUCH = 0o027

function entriesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    relative(folder, join(entry.parentPath, entry.name))
  )
}

test.group('The files of an installation', (group) => {
  runOnOneDatabase(group)

  test("an installation's files can't be read by other accounts, also in a folder that everybody may open", async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-rights-'))
    const server = await ServerProcess.prepare(dataDir, {
      SECURITY_LOG: join(dataDir, 'logs', 'security.log'),
      LOG_LEVEL: 'warn',
    })
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    chmodSync(dataDir, 0o755)
    await server.start()
    const admin = await signInAsAdmin(server.origin)
    const picture = { profilePic: { data: await jpegPhoto(), filename: 'saya.jpg' } }
    const { body } = await admin.get('/users/detail-user')
    const saved = await admin.upload(
      'PUT',
      '/users/profile',
      { nama: body.nama, email: body.email },
      picture
    )
    assert.equal(saved.status, 200, JSON.stringify(saved.body))

    const entries = entriesBelow(dataDir)
    for (const wanted of ['lulus.sqlite3', 'lulus.sqlite3-wal', 'logs/security.log']) {
      assert.include(entries, wanted)
    }
    assert.isTrue(entries.some((entry) => entry.startsWith('uploads/profile/')))
    const wide = entries.filter((entry) => statSync(join(dataDir, entry)).mode & TOO_MUCH)
    assert.deepEqual(wide, [])
    assert.notInclude(server.log, 'every account of this machine')

    // Made by an earlier version, or by hand.
    server.signal('SIGTERM')
    await server.ended()
    chmodSync(join(dataDir, 'lulus.sqlite3'), 0o644)
    await server.start()
    assert.include(server.log, 'every account of this machine')
    assert.include(server.log, join(dataDir, 'lulus.sqlite3'))
  }).timeout(LIMITS.processes)
})
