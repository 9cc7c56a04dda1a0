import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { authenticatorOf } from '#tests/support/authenticator'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { hasRedis, startRedis } from '#tests/support/redis_server'
import { ServerProcess } from '#tests/support/server_process'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { LIMITS } from '#tests/support/limits'

const [ADMIN, LEARNER] = DEMO_ACCOUNTS

function signIn(browser: BrowserSession, identifier: string, password = DEMO_PASSWORD) {
  return browser.post('/users/login', { identifier, password })
}

test.group('Two processes that share a Redis', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  group.tap((each) => each.skip(!hasRedis, 'no redis-server on this machine'))

  test('two processes that share a Redis act as one server', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-redis-'))
    const redis = await startRedis()
    const one = await ServerProcess.prepare(dataDir, { REDIS_URL: redis.url })
    const two = await one.sibling()
    cleanup(async () => {
      await Promise.all([one.kill(), two.kill(), redis.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    })
    await Promise.all([one.start(), two.start()])

    // A session and its CSRF token are valid at both.
    const atOne = await BrowserSession.visitor(one.origin)
    assert.equal((await signIn(atOne, LEARNER.email)).status, 200)
    const atTwo = atOne.copy(two.origin)
    assert.equal((await atTwo.get('/users/getAuth')).body.dataUser.nohp, LEARNER.nohp)
    const profile = { nama: 'Peserta Dua', email: LEARNER.email }
    assert.equal((await atTwo.put('/users/profile', profile)).status, 200)

    // A new password at one ends other logins at both.
    const elsewhere = await BrowserSession.visitor(two.origin)
    await signIn(elsewhere, LEARNER.email)
    const change = { oldPassword: DEMO_PASSWORD, newPassword: 'password-baru' }
    assert.equal((await atOne.put('/users/update-password', change)).status, 200)
    assert.equal((await elsewhere.get('/users/getAuth')).status, 401)
    assert.equal((await elsewhere.copy(one.origin).get('/users/getAuth')).status, 401)
    assert.equal((await atTwo.get('/users/getAuth')).status, 200)

    // A login that an admin ends at one process ends at both; a half-open login continues at either.
    const admin = await BrowserSession.visitor(one.origin)
    const adminAtTwo = await BrowserSession.visitor(two.origin)
    for (const browser of [admin, adminAtTwo]) await signIn(browser, ADMIN.email)
    const [{ id }] = (await admin.get(`/admin/user?search=${ADMIN.nohp}`)).body.users
    assert.equal((await admin.post(`/admin/user/${id}/keluarkan`)).status, 200)
    assert.equal((await adminAtTwo.get('/users/getAuth')).status, 401)
    assert.equal((await adminAtTwo.copy(one.origin).get('/users/getAuth')).status, 401)
    assert.equal((await admin.copy(two.origin).get('/users/getAuth')).status, 200)

    await admin.confirmPassword(DEMO_PASSWORD)
    const codeAt = authenticatorOf((await admin.post('/admin/dua-langkah')).body.data.rahasia)
    const { body } = await admin.post('/admin/dua-langkah/aktifkan', { kode: codeAt(Date.now()) })
    const halfOpen = await BrowserSession.visitor(one.origin)
    assert.equal((await signIn(halfOpen, ADMIN.email)).status, 401)
    const opened = halfOpen.copy(two.origin)
    const [kode] = body.data.kodePemulihan
    assert.equal((await opened.post('/users/login/kode', { kode })).status, 200)
    assert.equal((await opened.copy(one.origin).get('/users/getAuth')).status, 200)

    // Password tries at both count together.
    const guessers = [
      await BrowserSession.visitor(one.origin),
      await BrowserSession.visitor(two.origin),
    ]
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) {
      for (const guesser of guessers) {
        statuses.push((await signIn(guesser, LEARNER.email, 'salah-salah')).status)
      }
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])

    // Signing out at one ends the session at both.
    assert.equal((await atTwo.post('/users/logout')).status, 200)
    assert.equal((await atOne.get('/users/getAuth')).status, 401)
  })

  test('two processes answer 503 within two seconds without Redis, and recover by themselves', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-redis-'))
    let redis = await startRedis()
    const server = await ServerProcess.prepare(dataDir, { REDIS_URL: redis.url })
    cleanup(async () => {
      redis.thaw()
      await Promise.all([server.kill(), redis.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const admin = await BrowserSession.visitor(server.origin)
    assert.equal((await signIn(admin, ADMIN.email)).status, 200)

    const assertAway = async () => {
      // Longer than a silent connection's limit, so that new connections are tested too.
      for (const endsAt = Date.now() + 7_000; Date.now() < endsAt;) {
        for (const path of ['/users/getAuth', '/health']) {
          const asked = Date.now()
          const reply = await admin.get(path)
          assert.equal(reply.status, 503, path)
          assert.isAbove(Number(reply.headers.get('retry-after')), 0)
          assert.isBelow(Date.now() - asked, 2_500, path)
        }
      }
    }
    const assertBack = async (path: string) => {
      let status = 503
      for (const endsAt = Date.now() + 5_000; status === 503 && Date.now() < endsAt;) {
        status = (await admin.get(path)).status
      }
      assert.equal(status, 200, path)
    }

    redis.freeze()
    await assertAway()
    redis.thaw()
    await assertBack('/users/getAuth')

    await redis.stop()
    await assertAway()
    redis = await startRedis(redis.port)
    await assertBack('/health')
  })

  test('two processes start without Redis, and answer once it is there', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-redis-'))
    const redis = await startRedis()
    redis.freeze()
    const server = await ServerProcess.prepare(dataDir, { REDIS_URL: redis.url })
    cleanup(async () => {
      redis.thaw()
      await Promise.all([server.kill(), redis.stop()])
      rmSync(dataDir, { recursive: true, force: true })
    })
    const started = server.start()
    assert.equal(await server.firstStatus('/login'), 200)
    redis.thaw()
    await started
  })
})
