import { RouterFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { needs, refuseUndeclared } from '#app/platform/access/declared_capability'
import Payment from '#app/payments/models/payment'
import { STAFF } from '#contracts/capabilities'
import { createPackage } from '#database/factories/package_factory'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { jpegPhoto } from '#tests/support/pictures'
import { confirmedAdmin } from '#tests/support/questions'

const isSignedIn = async (browser: BrowserSession) =>
  (await browser.get('/users/getAuth')).status === 200

test.group('A route below /api/admin', () => {
  test('a route below /api/admin without a capability keeps the server from starting', ({
    assert,
  }) => {
    const router = new RouterFactory().create()
    const handle = () => undefined
    const open = router.group(() => {
      needs('audit.read', router.get('/a', handle).as('test.declared'))
      router.group(() => router.get('/b', handle).as('test.undeclared'))
    })
    assert.throws(() => refuseUndeclared(open), /\/b needs no capability/)
    const unnamed = router.group(() => router.get('/c', handle))
    assert.throws(() => refuseUndeclared(unnamed), /\/c .*no name/)
    const declared = needs(
      'audit.read',
      router.group(() => router.get('/d', handle).as('test.nested'))
    )
    assert.equal(refuseUndeclared(declared), declared)
  })
})

test.group('Staff', (group) => {
  isolateDatabase(group)

  test('staff are listed for admins, learners are not', async ({ assert }) => {
    await createUser()
    const guru = await createUser({ role: 'Guru', name: 'Aa Guru' })
    const { body } = await (await confirmedAdmin()).get('/admin/staf')
    assert.lengthOf(body.staf, 2)
    assert.deepEqual(body.staf[0], {
      id: guru.id,
      nohp: guru.nohp,
      nama: 'Aa Guru',
      email: guru.email,
      peran: 'Guru',
      ditangguhkan: false,
      dua_langkah: false,
      createdAt: new Date(guru.createdAt).toISOString(),
    })
  })

  test("staff may open other people's files according to their role", async ({ assert }) => {
    const learner = await createUser()
    const result = await createResult(learner)
    const payer = await BrowserSession.of(learner)
    const fields = { paket_soal_id: String((await createPackage()).id) }
    const bukti = { data: await jpegPhoto(), filename: 'bukti.jpg' }
    const uploaded = await payer.upload('POST', '/payment/upload', fields, { bukti })
    const { proof } = await Payment.findOrFail(uploaded.body.data.id)

    const statuses: Record<string, number[]> = {}
    for (const role of STAFF) {
      const browser = await BrowserSession.of(await createUser({ role }))
      statuses[role] = [
        (await browser.get(`/users/certificate/${result.id}`)).status,
        (await browser.get(`/uploads/bukti/${proof}`)).status,
        // There is no such recording: only roles that may open all get 404.
        (await browser.get(`/uploads/audio/${'0'.repeat(32)}.mp3`)).status,
      ]
    }
    assert.deepEqual(statuses, {
      Admin: [200, 200, 404],
      Guru: [200, 404, 404],
      Keuangan: [404, 200, 403],
      Pengawas: [404, 404, 403],
    })
  })

  test("a new role from an admin ends the staff member's logins", async ({ assert }) => {
    const admin = await createAdmin()
    const browser = await (await BrowserSession.of(admin)).confirmPassword()
    const user = await createUser()
    const login = await BrowserSession.of(user)
    const path = `/admin/staf/${user.id}/peran`
    assert.equal((await browser.put(path, { peran: 'Keuangan' })).status, 200)
    assert.isFalse(await isSignedIn(login))
    const again = await BrowserSession.of(await user.refresh())
    assert.equal((await again.get('/admin/payments')).status, 200)
    assert.equal((await browser.put(path, { peran: 'Keuangan' })).status, 409)

    assert.equal((await browser.put(path, { peran: 'User' })).status, 200)
    assert.isFalse(await isSignedIn(again))
    const entries = await AuditEntry.query().where('action', 'user.role_changed').orderBy('id')
    assert.deepEqual(
      entries.map(({ details }) => details),
      [
        { name: user.name, before: 'User', after: 'Keuangan' },
        { name: user.name, before: 'Keuangan', after: 'User' },
      ]
    )
  })

  test('a role change needs the password, another person and an existing role', async ({
    assert,
  }) => {
    const admin = await createAdmin()
    const browser = await BrowserSession.of(admin)
    const other = await createAdmin()
    const path = `/admin/staf/${other.id}/peran`
    assert.equal((await browser.put(path, { peran: 'Guru' })).status, 403)
    await browser.confirmPassword()
    const own = await browser.put(`/admin/staf/${admin.id}/peran`, { peran: 'Guru' })
    assert.deepEqual(
      [own.status, own.body.message],
      [403, 'Anda tidak dapat mengubah peran Anda sendiri.']
    )
    assert.equal((await browser.put('/admin/staf/0/peran', { peran: 'Guru' })).status, 404)
    assert.equal((await browser.put(path, { peran: 'Dewa' })).status, 422)
    assert.equal((await admin.refresh()).role, 'Admin')
  })

  test('an admin sees where staff are signed in, and ends one login without the others', async ({
    assert,
  }) => {
    const guru = await createUser({ role: 'Guru' })
    const [phone, laptop] = [await BrowserSession.of(guru), await BrowserSession.of(guru)]
    const admin = await confirmedAdmin()
    const path = `/admin/staf/${guru.id}/login`
    const { body } = await admin.get(path)
    assert.lengthOf(body.data, 2)
    assert.containSubset(body.data[0], { alamat: '127.0.0.1', iniSaya: false })
    assert.equal(Date.parse(body.data[0].berakhir) - Date.parse(body.data[0].mulai), 43_200_000)

    assert.equal((await admin.delete(`${path}/${body.data[0].id}`)).status, 200)
    assert.sameMembers([await isSignedIn(phone), await isSignedIn(laptop)], [true, false])
    assert.lengthOf((await admin.get(path)).body.data, 1)
    assert.equal((await admin.delete(`${path}/${body.data[0].id}`)).status, 404)
    const entry = await AuditEntry.findByOrFail('action', 'user.session_ended')
    assert.equal(entry.subjectId, guru.id)
    const learner = await createUser()
    assert.equal((await admin.get(`/admin/staf/${learner.id}/login`)).status, 404)
  })
})

test.group('Two admins who take the role from each other at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('two admins who demote each other at once leave one admin', async ({ assert }) => {
    const [one, other] = [await createAdmin(), await createAdmin()]
    const browsers = await Promise.all(
      [one, other].map(async (user) => (await BrowserSession.of(user)).confirmPassword())
    )
    const statuses = await Promise.all([
      browsers[0]?.put(`/admin/staf/${other.id}/peran`, { peran: 'Guru' }),
      browsers[1]?.put(`/admin/staf/${one.id}/peran`, { peran: 'Guru' }),
    ])
    assert.lengthOf(
      statuses.filter((reply) => reply?.status === 200),
      1
    )
    assert.lengthOf(await User.query().where('role', 'Admin'), 1)
  })
})
