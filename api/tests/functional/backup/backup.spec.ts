import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { LIMITS } from '#tests/support/limits'

const [ADMIN] = DEMO_ACCOUNTS
const OWN_PASSWORD = 'rahasia-123'

test.group('backup and restore', (group) => {
  runOnOneDatabase(group)

  test('backup and restore reproduce a running installation', async ({ assert, cleanup }) => {
    const root = mkdtempSync(join(tmpdir(), 'lulus-backup-'))
    const [dataDir, backup] = [join(root, 'data'), join(root, 'backup')]
    const server = await ServerProcess.prepare(dataDir)
    cleanup(async () => {
      await server.kill()
      rmSync(root, { recursive: true, force: true })
    })
    await server.start()

    const visitor = await BrowserSession.visitor(server.origin)
    const register = (n: number) =>
      visitor.post('/users/register', {
        nama: `Peserta ${n}`,
        nohp: `08135550000${n}`,
        email: `peserta${n}@contoh.test`,
        password: OWN_PASSWORD,
      })
    const signIn = async (identifier: string, password = OWN_PASSWORD) => {
      const browser = await BrowserSession.visitor(server.origin)
      const { status } = await browser.post('/users/login', { identifier, password })
      return { browser, status }
    }

    assert.equal((await register(1)).status, 201)
    const { browser: before } = await signIn('peserta1@contoh.test')
    const made = await server.ace('backup', backup)
    assert.equal(made.code, 0, made.output)
    const uploads = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    const stored = uploads.filter((entry) => entry.isFile()).length
    assert.isAbove(stored, 40)
    // Plus the database.
    assert.include(made.output, ` ${stored + 1} files, `)
    assert.match(made.output, /\d+\.\d MB in /)
    assert.equal((await register(2)).status, 201)

    const whileRunning = await server.ace('restore', backup, '--force')
    assert.equal(whileRunning.code, 1)
    assert.match(whileRunning.output, /Stop it first/)

    await server.kill()
    const withoutForce = await server.ace('restore', backup)
    assert.equal(withoutForce.code, 1)
    assert.match(withoutForce.output, /With --force it is moved aside/)

    const restored = await server.ace('restore', backup, '--force')
    assert.equal(restored.code, 0, restored.output)
    await server.start()

    assert.equal((await signIn('peserta1@contoh.test')).status, 200)
    assert.equal((await signIn('peserta2@contoh.test')).status, 401)
    // Old logins end, because they may have been revoked since the backup.
    assert.equal((await before.get('/users/getAuth')).status, 401)

    const { browser: admin } = await signIn(ADMIN.email, DEMO_PASSWORD)
    const packages = await admin.get('/admin/paket-soal')
    const questions = await admin.get(
      `/admin/paket-soal/${packages.body.data[0].id}/soal-listening`
    )
    assert.equal((await admin.get(questions.body.data[0].audio)).status, 200)
    assert.lengthOf(
      readdirSync(dataDir).filter((name) => name.startsWith('before-restore-')),
      1
    )
  }).timeout(LIMITS.processes)
})
