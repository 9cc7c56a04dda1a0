import { test } from '@japa/runner'
import StaffInvitation from '#app/accounts/models/staff_invitation'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { HOUR, SECOND } from '#tests/support/exam'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const INVITED = { nama: 'Sari Guru', email: 'Sari@Akademi.test', peran: 'Guru' }
const CHOSEN = { nama: 'Sari Dewi', nohp: '0813-7777-0001', password: 'kata-sandi-8' }
const GONE = 'Undangan ini tidak berlaku lagi. Minta undangan baru kepada admin.'

async function invite(admin: BrowserSession, change: object = {}): Promise<string> {
  const { status, body } = await admin.post('/admin/staf/undangan', { ...INVITED, ...change })
  if (status !== 200) throw new Error(`not invited: ${status}`)
  return body.data.token
}

async function accept(token: string, change: object = {}) {
  const visitor = await BrowserSession.visitor()
  return visitor.post('/users/undangan', { token, ...CHOSEN, ...change })
}

async function see(token: string) {
  return (await BrowserSession.visitor()).post('/users/undangan/lihat', { token })
}

test.group('An invitation', (group) => {
  isolateDatabase(group)

  test('an invitation opens one account with the role and address that the admin chose', async ({
    assert,
  }) => {
    const admin = await createAdmin()
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    const token = await invite(browser)

    const shown = await see(token)
    assert.equal(shown.status, 200)
    assert.containSubset(shown.body.data, {
      nama: 'Sari Guru',
      email: 'sari@akademi.test',
      peran: 'Guru',
    })
    const reply = await accept(token, { peran: 'Admin', email: 'lain@akademi.test' })
    assert.equal(reply.status, 201)
    assert.equal(reply.body.email, 'sari@akademi.test')
    const user = await User.findByOrFail('email', 'sari@akademi.test')
    assert.deepEqual([user.role, user.name, user.nohp], ['Guru', 'Sari Dewi', '081377770001'])
    const login = await BrowserSession.of(user, CHOSEN.password)
    assert.equal((await login.get('/admin/paket-soal')).status, 200)

    for (const again of [await accept(token), await see(token)]) {
      assert.deepEqual([again.status, again.body.message], [404, GONE])
    }
    const entries = await AuditEntry.query().where('subjectType', 'invitation').orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actorId }) => [action, actorId]),
      [
        ['invitation.made', admin.id],
        ['invitation.accepted', user.id],
      ]
    )
  })

  test('an invitation is stored as a hash, and never listed with its token', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const token = await invite(browser)
    const stored = await StaffInvitation.query().firstOrFail()
    assert.match(token, /^[\w-]{43}$/)
    assert.notInclude(JSON.stringify(stored.$attributes), token)
    const { bytes, body } = await browser.get('/admin/staf')
    assert.lengthOf(body.undangan, 1)
    assert.notInclude(bytes.toString(), token)
    assert.notInclude(bytes.toString(), stored.tokenHash)
    const entries = await AuditEntry.all()
    assert.notInclude(JSON.stringify(entries.map(({ details }) => details)), token)
  })

  test('an invitation expires after 72 hours', async ({ assert }) => {
    using time = stopClock()
    const token = await invite(await confirmedAdmin())
    time.pass(72 * HOUR - SECOND)
    assert.equal((await see(token)).status, 200)
    time.pass(SECOND)
    assert.equal((await see(token)).status, 404)
    assert.equal((await accept(token)).status, 404)
    assert.isNull(await User.findBy('nohp', '081377770001'))
  })

  test('an invitation ends when it is withdrawn or replaced', async ({ assert }) => {
    const browser = await confirmedAdmin()
    const first = await invite(browser)
    const second = await invite(browser, { peran: 'Keuangan' })
    assert.equal((await accept(first)).status, 404)
    const { id } = await StaffInvitation.query().firstOrFail()
    assert.equal((await browser.delete(`/admin/staf/undangan/${id}`)).status, 200)
    assert.equal((await browser.delete(`/admin/staf/undangan/${id}`)).status, 404)
    assert.equal((await accept(second)).status, 404)
  })

  for (const [what, change] of [
    ['is suspended', { suspendedAt: 1 }],
    ['is an admin no longer', { role: 'Guru' as const }],
  ] as const) {
    test(`an invitation ends when its maker ${what}`, async ({ assert }) => {
      const admin = await createAdmin()
      const token = await invite(await (await BrowserSession.of(admin)).confirmPassword())
      await admin.merge(change).save()
      assert.equal((await accept(token)).status, 404)
    })
  }

  test('inviting needs the password again, and an address without an account', async ({
    assert,
  }) => {
    const admin = await createAdmin()
    const browser = await BrowserSession.of(admin)
    assert.equal((await browser.post('/admin/staf/undangan', INVITED)).status, 403)
    await browser.confirmPassword()
    const { email } = await createUser()
    const taken = await browser.post('/admin/staf/undangan', { ...INVITED, email })
    assert.deepEqual([taken.status, taken.body.errors[0].field], [422, 'email'])
    const learner = await browser.post('/admin/staf/undangan', { ...INVITED, peran: 'User' })
    assert.equal(learner.status, 422)
  })

  test('an invited person must follow the rules of every account, and may try again', async ({
    assert,
  }) => {
    const token = await invite(await confirmedAdmin())
    const { nohp } = await createUser()
    for (const [change, field] of [
      [{ nohp }, 'nohp'],
      [{ password: 'pendek' }, 'password'],
      [{ password: 'sari@akademi.test' }, 'password'],
      [{ nama: ' ' }, 'nama'],
    ] as const) {
      const reply = await accept(token, change)
      assert.deepEqual([reply.status, reply.body.errors[0].field], [422, field])
    }
    const both = await accept(token, { nohp, password: nohp })
    assert.deepEqual(
      both.body.errors.map(({ field }: { field: string }) => field),
      ['nohp', 'password']
    )
    assert.equal((await accept(token)).status, 201)
  })
})

test.group('An invitation that is accepted twice at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('an invitation accepted twice at once opens one account', async ({ assert }) => {
    const token = await invite(await confirmedAdmin())
    const replies = await Promise.all([
      accept(token),
      accept(token, { nohp: '081377770002' }),
      accept(token, { nohp: '081377770003' }),
    ])
    assert.sameMembers(
      replies.map(({ status }) => status),
      [201, 404, 404]
    )
    assert.lengthOf(await User.query().where('role', 'Guru'), 1)
  })

  test('an invitation accepted twice at once reports a used link, not a taken address', async ({
    assert,
    cleanup,
  }) => {
    const token = await invite(await confirmedAdmin())
    const faster: Awaited<ReturnType<typeof accept>>[] = []
    let isOvertaken = false
    // At the moment when the slower one asks whether the address is free.
    const overtake = async () => {
      if (isOvertaken) return
      isOvertaken = true
      faster.push(await accept(token))
    }
    User.before('fetch', overtake)
    cleanup(() => {
      User.$hooks.remove('before:fetch', overtake)
    })
    const slower = await accept(token, { nohp: '081377770002' })
    assert.deepEqual([faster[0]?.status, slower.status], [201, 404])
    assert.equal(slower.body.message, GONE)
  })
})
