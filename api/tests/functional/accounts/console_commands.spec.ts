import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import type { BaseCommand } from '@adonisjs/core/ace'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import AdminCreate from '../../../commands/admin_create.js'
import UserList from '../../../commands/user_list.js'
import UserResetCode from '../../../commands/user_reset_code.js'
import UserRestore from '../../../commands/user_restore.js'
import UserSignOut from '../../../commands/user_sign_out.js'
import UserSuspend from '../../../commands/user_suspend.js'
import UserUnlock from '../../../commands/user_unlock.js'

type Command = new (...args: never[]) => BaseCommand

/** What a command printed, and how it ended. */
async function run(command: Command, args: string[]) {
  ace.ui.logger.flushLogs()
  const made = await ace.create(command as never, args)
  await (made as BaseCommand).exec()
  const said = ace.ui.logger.getLogs().map(({ message }) => message)
  return { code: (made as BaseCommand).exitCode ?? 0, said: said.join('\n') }
}

/** The fields of a printed link. */
function linkIn(said: string) {
  const [, fields] = /\/reset-password#(\S+)/.exec(said) ?? []
  const values = new URLSearchParams(fields)
  return { identifier: values.get('akun'), kode: values.get('kode') }
}

test.group('Accounts at the console of the server', (group) => {
  isolateDatabase(group)
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('a new admin chooses the password by a link that is valid once', async ({ assert }) => {
    const args = ['--nama=Ibu Admin', '--nohp=081211112222', '--email=admin@contoh.test', '--link']
    const { code, said } = await run(AdminCreate, args)
    assert.equal(code, 0, said)

    const browser = await BrowserSession.visitor()
    const chosen = { ...linkIn(said), newPassword: 'rahasia-admin-baru' }
    assert.equal((await browser.post('/users/reset-password', chosen)).status, 200)
    assert.equal((await browser.post('/users/reset-password', chosen)).status, 422)
    const admin = await User.findByOrFail('email', 'admin@contoh.test')
    await BrowserSession.of(admin, 'rahasia-admin-baru')
  })

  test('a locked-out admin gets a new link, and the audit log names the system', async ({
    assert,
  }) => {
    const admin = await createUser({ role: 'Admin' })
    const { code, said } = await run(UserResetCode, [admin.nohp])
    assert.equal(code, 0, said)
    assert.equal(linkIn(said).identifier, admin.email)
    const entry = await AuditEntry.findByOrFail('action', 'user.admin_reset_code_issued')
    assert.deepEqual([entry.subjectId, entry.actorId], [admin.id, null])
  })

  test('an account is kept out, and let in again', async ({ assert }) => {
    const staff = await createUser({ role: 'Admin' })
    const browser = await BrowserSession.of(staff)
    const suspended = await run(UserSuspend, [staff.nohp, '--reason=Laptop dicuri'])
    assert.equal(suspended.code, 0, suspended.said)
    assert.notExists((await browser.get('/users/getAuth')).body.dataUser)
    const again = await run(UserSuspend, [staff.nohp, '--reason=Laptop dicuri'])
    assert.equal(again.code, 1)
    assert.include(again.said, 'Akun ini sudah ditangguhkan.')

    assert.equal((await run(UserRestore, [staff.nohp])).code, 0)
    await BrowserSession.of(staff)
  })

  test('a learner in an exam is suspended only by force', async ({ assert }) => {
    const learner = await createUser({ examStatus: 'ujian' })
    const refused = await run(UserSuspend, [learner.nohp, '--reason=Uji'])
    assert.equal(refused.code, 1)
    assert.include(refused.said, 'sedang mengerjakan simulasi')
    const forced = await run(UserSuspend, [learner.nohp, '--reason=Uji', '--force'])
    assert.equal(forced.code, 0, forced.said)
  })

  test('all logins of an account end', async ({ assert }) => {
    const admin = await createUser({ role: 'Admin' })
    const browser = await BrowserSession.of(admin)
    const { said } = await run(UserSignOut, [admin.nohp])
    assert.include(said, 'dikeluarkan dari 1 perangkat')
    assert.notExists((await browser.get('/users/getAuth')).body.dataUser)
  })

  test('wrong passwords are forgotten', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.visitor()
    const login = (password: string) =>
      browser.post('/users/login', { identifier: user.nohp, password })
    for (let tries = 0; tries < 5; tries++) await login('salah-sekali-1')
    assert.equal((await login('salah-sekali-1')).status, 429)
    assert.equal((await run(UserUnlock, [user.nohp])).code, 0)
    assert.equal((await login('salah-sekali-1')).status, 401)
  })

  test('staff are listed, learners are not', async ({ assert }) => {
    const admin = await createUser({ role: 'Admin' })
    const learner = await createUser()
    const { said } = await run(UserList, [])
    assert.include(said, admin.nohp)
    assert.notInclude(said, learner.nohp)
  })

  test('an unknown account is said to be one', async ({ assert }) => {
    const { code, said } = await run(UserUnlock, ['tidak@ada.test'])
    assert.equal(code, 1)
    assert.include(said, 'Akun tidak ditemukan.')
  })
})
