import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import User from '#app/accounts/models/user'
import { readSettings, writeSettings } from '#app/academy/actions/academy_settings'
import AuditEntry from '#app/audit/models/audit_entry'
import { inTransaction } from '#app/platform/database/transaction'
import AdminCreate from '../../../commands/admin_create.js'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

const FLAGS = [
  '--nama=Ibu Admin',
  '--nohp=+62 812-1111-2222',
  '--email=Admin@Contoh.test',
  '--password=rahasia-admin',
]

test.group('admin:create', (group) => {
  isolateDatabase(group)
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('admin:create creates an admin who can sign in, and an audit entry', async ({ assert }) => {
    const command = await ace.create(AdminCreate, FLAGS)
    await command.exec()
    command.assertSucceeded()

    const admin = await User.findByOrFail('email', 'admin@contoh.test')
    assert.equal(admin.role, 'Admin')
    assert.equal(admin.nohp, '081211112222')
    const entry = await AuditEntry.findByOrFail('action', 'user.admin_created')
    assert.deepEqual([entry.subjectId, entry.actorId], [admin.id, null])

    const browser = await BrowserSession.of(admin, 'rahasia-admin')
    assert.equal((await browser.get('/users/getAuth')).body.dataUser.role, 'Admin')
  })

  test("admin:create turns unique amounts on for a new academy, and leaves a known one's settings", async ({
    assert,
  }) => {
    await (await ace.create(AdminCreate, FLAGS)).exec()
    assert.isTrue((await readSettings()).usesUniqueAmounts)

    await inTransaction((trx) => writeSettings(trx, { usesUniqueAmounts: false }))
    await (
      await ace.create(AdminCreate, [
        '--nama=Bapak Admin',
        '--nohp=081211113333',
        '--email=dua@contoh.test',
        '--password=rahasia-admin',
      ])
    ).exec()
    assert.isFalse((await readSettings()).usesUniqueAmounts)
  })

  test('admin:create asks for the values that have no flag', async ({ assert }) => {
    const command = await ace.create(AdminCreate, ['--nama=Ibu Admin'])
    command.prompt.trap('Nomor HP').replyWith('081211112222')
    command.prompt.trap('Email').replyWith('admin@contoh.test')
    command.prompt.trap('Password').replyWith('rahasia-admin')
    await command.exec()
    command.assertSucceeded()
    assert.equal((await User.findByOrFail('email', 'admin@contoh.test')).name, 'Ibu Admin')
  })

  test('admin:create reads a password as the login form sends it', async ({ assert }) => {
    const command = await ace.create(AdminCreate, [
      ...FLAGS.slice(0, 3),
      '--password= rahasia-admin ',
    ])
    await command.exec()
    const admin = await User.findByOrFail('email', 'admin@contoh.test')
    const browser = await BrowserSession.of(admin, ' rahasia-admin ')
    assert.equal((await browser.get('/users/getAuth')).status, 200)
  })

  test('admin:create refuses what registration refuses', async ({ assert }) => {
    for (const [password, sentence] of [
      ['pendek', /Password minimal 8 karakter/],
      [DEMO_PASSWORD, /diketahui umum/],
    ] as const) {
      const command = await ace.create(AdminCreate, [
        ...FLAGS.slice(0, 3),
        `--password=${password}`,
      ])
      await command.exec()
      command.assertFailed()
      command.assertLogMatches(sentence)
      assert.isNull(await User.findBy('email', 'admin@contoh.test'))
    }
  })

  test('admin:create refuses a phone number or e-mail address that is taken', async ({
    assert,
  }) => {
    const learner = await createUser({ email: 'admin@contoh.test' })
    const command = await ace.create(AdminCreate, FLAGS)
    await command.exec()
    command.assertFailed()
    command.assertLogMatches(/Email sudah terdaftar\./)
    assert.equal((await User.findOrFail(learner.id)).role, 'User')
    assert.isNull(await User.findBy('nohp', '081211112222'))
  })
})
