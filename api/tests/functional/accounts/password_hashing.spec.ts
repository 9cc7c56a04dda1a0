import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import { hashingPlace } from '#app/platform/hashing/hashing_place'
import type { WorkPlace } from '#app/platform/limits/fair_work'
import User from '#app/accounts/models/user'
import { Argon2id } from '#app/platform/hashing/argon2id'
import { FACTORY_PASSWORD } from '#database/factories/factory_password'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase, runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

test.group('Passwords of a production server', (group) => {
  runOnOneDatabase(group)

  test('a production server stores passwords as Argon2id hashes of full cost with any NODE_ENV', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-passwords-'))
    const server = await ServerProcess.prepare(dataDir)
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), { readOnly: true })
    cleanup(() => {
      database.close()
      rmSync(dataDir, { recursive: true })
    })
    const inTest = await server.sibling({ NODE_ENV: 'test' })
    const created = await inTest.ace(
      'admin:create',
      '--nama=Kepala Akademi',
      '--nohp=081277778888',
      '--email=kepala@lulus.test',
      '--password=kopi-tubruk-pagi'
    )
    assert.equal(created.code, 0, created.output)

    const users = database.prepare('select password from users').all()
    assert.lengthOf(users, 3)
    for (const { password } of users) {
      assert.match(String(password), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
  }).timeout(LIMITS.manyCalls)
})

test.group('A stored password', (group) => {
  isolateDatabase(group)

  const logIn = async (user: User, password: string) => {
    const visitor = await BrowserSession.visitor()
    return (await visitor.post('/users/login', { identifier: user.email, password })).status
  }

  test('a password hash of the last release still works, and stays readable for that release', async ({
    assert,
  }) => {
    const password = await new Scrypt({}).make(FACTORY_PASSWORD)
    const user = await createUser({ password })

    assert.equal(await logIn(user, 'salah-sekali'), 401)
    assert.equal(await logIn(user, FACTORY_PASSWORD), 200)
    await user.refresh()
    assert.equal(user.password, password)
    assert.isTrue(await new Scrypt({}).verify(user.password, FACTORY_PASSWORD))
  })

  test('a password hash with a lower cost is rehashed at login', async ({ assert }) => {
    const weaker = new Argon2id({ m: 32, t: 1, p: 1 }, new Scrypt({}))
    const password = await weaker.make(FACTORY_PASSWORD)
    const user = await createUser({ password })

    assert.equal(await logIn(user, 'salah-sekali'), 401)
    await user.refresh()
    assert.equal(user.password, password)

    assert.equal(await logIn(user, FACTORY_PASSWORD), 200)
    await user.refresh()
    assert.notEqual(user.password, password)
    assert.isFalse(hash.needsReHash(user.password))
    assert.equal(await logIn(user, 'salah-sekali'), 401)
    assert.equal(await logIn(user, FACTORY_PASSWORD), 200)
  })

  test('a password hash of the last release is rehashed once that is switched on', async ({
    assert,
  }) => {
    const later = new Argon2id({ m: 32, t: 1, p: 1 }, new Scrypt({}), { renewsPrevious: true })
    assert.isTrue(later.needsReHash(await new Scrypt({}).make(FACTORY_PASSWORD)))
  })

  test('a password hash with the present cost is not rehashed', async ({ assert }) => {
    const user = await createUser()
    const { password } = user
    await logIn(user, FACTORY_PASSWORD)
    assert.equal((await User.findOrFail(user.id)).password, password)
  })

  test('a stored password that is not a hash is never accepted', async ({ assert }) => {
    const user = await createUser({ password: FACTORY_PASSWORD })
    assert.notEqual(await logIn(user, FACTORY_PASSWORD), 200)
  })
})

test.group('A password that is looked at', (group) => {
  isolateDatabase(group)

  test('a password check queues with those of its account, and a login has a lane of its own', async ({
    assert,
    cleanup,
  }) => {
    const user = await createUser()
    const verify = hash.verify.bind(hash)
    cleanup(() => void (hash.verify = verify))
    const places: WorkPlace[] = []
    hash.verify = async (...pair) => {
      places.push(hashingPlace())
      return verify(...pair)
    }
    const browser = await BrowserSession.of(user)
    const password = FACTORY_PASSWORD
    await browser.post('/users/konfirmasi-password', { password })
    await browser.put('/users/update-password', { oldPassword: password, newPassword: 'salah' })
    const visitor = await BrowserSession.visitor()
    await visitor.post('/users/login', { identifier: 'nobody@contoh.test', password })

    const [login, confirmation, unknown] = places
    assert.deepEqual(confirmation, {
      path: ['other', `user ${user.id}`],
      account: `user ${user.id}`,
    })
    assert.deepEqual([login?.path[0], unknown?.path[0]], ['login', 'login'])
    assert.equal(login?.path[1], unknown?.path[1])
    assert.notEqual(login?.path[2], unknown?.path[2])
    assert.notEqual(login?.account, unknown?.account)
  })
})
