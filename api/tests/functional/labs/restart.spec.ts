import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { labHeaders, type Kiosk } from '#tests/support/kiosk'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const [ADMIN] = DEMO_ACCOUNTS
const PATH = '/api/users/getAuth'

let server: ServerProcess
let dataDir: string

async function registerLab(): Promise<Kiosk> {
  const admin = await BrowserSession.visitor(server.origin)
  await admin.post('/users/login', { identifier: ADMIN.email, password: DEMO_PASSWORD })
  await admin.confirmPassword(DEMO_PASSWORD)
  const { body } = await admin.post('/admin/lab', { nama: 'Lab 1' })
  return { labId: body.data.labId, key: body.data.labKey, seat: '07' }
}

const ask = (headers: Record<string, string>) =>
  new BrowserSession(server.origin).get('/users/getAuth', headers)

test.group('A signed call around a restart', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  group.each.setup(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lulus-restart-'))
    server = await ServerProcess.prepare(dataDir)
    await server.start()
    return async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('after a restart a used signature is refused, and a call in flight succeeds when retried', async ({
    assert,
  }) => {
    const kiosk = await registerLab()
    const used = labHeaders(kiosk, 'GET', PATH)
    // 401 shows that the signature was accepted. This kiosk's clock is four minutes slow.
    assert.equal((await ask(used)).status, 401)
    const underWay = labHeaders(kiosk, 'GET', PATH, { now: Date.now() - 4 * 60_000 })

    await server.kill()
    await server.start()
    const replayed = await ask(used)
    assert.equal(replayed.status, 403)
    assert.equal(replayed.body.code, 'lab_terulang')
    assert.equal((await ask(underWay)).status, 401)
    const retry = labHeaders(kiosk, 'GET', PATH, { now: Date.now() - 4 * 60_000 })
    assert.equal((await ask(retry)).status, 401)
  })
})
