import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import User from '#app/accounts/models/user'
import { MissingFilesCheck } from '#app/platform/health/checks'
import { ServerHealth } from '#app/platform/health/server_health'
import { MissingCount } from '#app/platform/uploads/missing_count'
import { findMissingFiles } from '#app/platform/uploads/missing_files'
import { storeFile } from '#app/platform/uploads/stored_files'
import { createUser } from '#database/factories/user_factory'
import env from '#start/env'
import { FILE_REFERENCES } from '#start/file_references'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { LIMITS } from '#tests/support/limits'
import { ServerProcess } from '#tests/support/server_process'

/** Collects warnings; `using` restores the log. */
function keepWarnings() {
  const lines: { details: Record<string, unknown>; message: string }[] = []
  // On the instance, to hide the method of the class.
  Object.assign(logger, {
    warn: (details: Record<string, unknown>, message: string) =>
      void lines.push({ details, message }),
  })
  return {
    lines,
    [Symbol.dispose]() {
      Reflect.deleteProperty(logger, 'warn')
    },
  }
}

test.group('A stored file that is missing', (group) => {
  isolateDatabase(group)

  /** A user whose picture was lost. */
  async function withoutPicture() {
    const name = await storeFile('profile', Buffer.from('x'), 'jpg')
    const user = await createUser()
    await User.query().where('id', user.id).update({ profile_pic: name })
    const browser = await BrowserSession.of(user)
    await rm(join(env.get('DATA_DIR'), 'uploads/profile', name))
    return { name, user, browser }
  }

  test('a missing stored file is logged with the row that refers to it', async ({ assert }) => {
    const { name, user, browser } = await withoutPicture()
    using log = keepWarnings()
    const { status } = await browser.get(`/uploads/profile/${name}`)
    assert.equal(status, 404)
    assert.deepEqual(log.lines, [
      {
        details: { folder: 'profile', name, rows: [{ table: 'users', id: user.id }] },
        message: 'a stored file that something refers to is missing',
      },
    ])
  })

  test('missing stored files are counted, and health names the number', async ({ assert }) => {
    const before = await findMissingFiles(FILE_REFERENCES)
    const { name } = await withoutPicture()
    const missing = await findMissingFiles(FILE_REFERENCES)
    assert.deepInclude(missing, { folder: 'profile', name })
    assert.lengthOf(missing, before.length + 1)

    using log = keepWarnings()
    const count = new MissingCount(() => findMissingFiles(FILE_REFERENCES), logger)
    const health = new ServerHealth([new MissingFilesCheck(count)], logger)
    assert.isTrue(await health.isWell())
    assert.deepEqual(health.warnings, [])
    await count.look()
    await count.look()
    assert.isTrue(await health.isWell())
    assert.deepEqual(health.warnings, [`stored files: ${missing.length} missing`])
    assert.lengthOf(log.lines, 1)
  })
})

test.group('A backup of files that are missing', (group) => {
  runOnOneDatabase(group)

  test('a backup with missing files is made, names them and ends with its own code', async ({
    assert,
    cleanup,
  }) => {
    const root = mkdtempSync(join(tmpdir(), 'lulus-missing-'))
    cleanup(() => rmSync(root, { recursive: true, force: true }))
    const dataDir = join(root, 'data')
    const server = await ServerProcess.prepare(dataDir)
    assert.equal((await server.ace('media:check')).code, 0)
    const recordings = join(dataDir, 'uploads/audio')
    const [lost = ''] = readdirSync(recordings)
    renameSync(join(recordings, lost), join(root, lost))

    const backup = await server.ace('backup', join(root, 'backup'))
    assert.equal(backup.code, 2, backup.output)
    assert.include(backup.output, `missing: audio/${lost}`)
    assert.include(readdirSync(join(root, 'backup')), 'manifest.json')

    const check = await server.ace('media:check')
    assert.equal(check.code, 1, check.output)
    assert.match(check.output, new RegExp(`audio/${lost}: questions \\d+`))

    renameSync(join(root, lost), join(recordings, lost))
    assert.equal((await server.ace('backup', join(root, 'again'))).code, 0)
  }).timeout(LIMITS.processes)
})
