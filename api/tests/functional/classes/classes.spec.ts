import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { adminBrowser, confirmedAdmin } from '#tests/support/questions'
import { LIMITS } from '#tests/support/limits'
import { queriesOf } from '#tests/support/queries'

async function newClass(admin: BrowserSession, nama = 'XII IPA 1'): Promise<string> {
  const { status, body } = await admin.post('/admin/kelas', { nama })
  if (status !== 201) throw new Error(`no class: ${status}`)
  return `/admin/kelas/${body.id}`
}

const listOf = (...rows: string[]) => ({ daftar: ['Nama,Nomor HP,Email', ...rows].join('\n') })

test.group('Classes', (group) => {
  isolateDatabase(group)

  test('classes are created, renamed, archived and restored', async ({ assert }) => {
    const admin = await adminBrowser()
    const path = await newClass(admin)
    assert.equal((await admin.put(path, { nama: 'XII IPA 2' })).status, 200)
    assert.equal((await admin.post(`${path}/arsipkan`)).status, 200)
    assert.equal((await admin.post(`${path}/arsipkan`)).status, 409)
    for (const refused of [
      await admin.put(path, { nama: 'Lain' }),
      await admin.post(`${path}/peserta`, listOf('Ayu,081377770001')),
    ]) {
      assert.deepEqual([refused.status, refused.body.message], [409, 'Kelas ini sudah diarsipkan.'])
    }
    const { body } = await admin.get('/admin/kelas')
    assert.containSubset(body.data, [{ nama: 'XII IPA 2', diarsipkan: true, jumlah_peserta: 0 }])
    assert.equal((await admin.post(`${path}/pulihkan`)).status, 200)
    const entries = await AuditEntry.query().where('subjectType', 'class').orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['class.created', 'class.renamed', 'class.archived', 'class.restored']
    )
    assert.equal(
      (await admin.post('/admin/kelas', { nama: ' ' })).body.message,
      'Nama kelas wajib diisi!'
    )
  })

  test('a class takes learners from a list: new ones, and existing accounts', async ({
    assert,
  }) => {
    const known = await createUser({ name: 'Budi' })
    const admin = await adminBrowser()
    const path = await newClass(admin)
    const list = listOf('Ayu,81377770001,', `Budi Santoso,${known.nohp},`)

    const checked = await admin.post(`${path}/peserta/periksa`, list)
    assert.deepEqual(
      checked.body.data.map((row: { status: string; keterangan: string }) => [
        row.status,
        row.keterangan,
      ]),
      [
        ['baru', null],
        ['ada', 'Terdaftar sebagai Budi.'],
      ]
    )
    assert.isNull(await User.findBy('nohp', '081377770001'))

    const added = await admin.post(`${path}/peserta`, list)
    assert.deepEqual([added.status, added.body.dibuat, added.body.bergabung], [200, 1, 1])
    const ayu = await User.findByOrFail('nohp', '081377770001')
    assert.deepEqual([ayu.email, ayu.role, ayu.passwordMissing], [null, 'User', true])
    assert.equal((await known.refresh()).name, 'Budi')
    const { body } = await admin.get(path)
    assert.deepEqual(
      body.data.peserta.map((one: { nama: string; tanpa_password: boolean }) => [
        one.nama,
        one.tanpa_password,
      ]),
      [
        ['Ayu', true],
        ['Budi', false],
      ]
    )

    const again = await admin.post(`${path}/peserta`, list)
    assert.deepEqual([again.body.dibuat, again.body.bergabung], [0, 0])
    assert.equal(
      await User.query()
        .where('nohp', '081377770001')
        .then((all) => all.length),
      1
    )
    const other = await newClass(admin, 'XII IPA 2')
    assert.equal((await admin.post(`${other}/peserta`, list)).body.bergabung, 2)
    assert.equal((await admin.delete(`${path}/peserta/${ayu.id}`)).status, 200)
    assert.equal((await admin.delete(`${path}/peserta/${ayu.id}`)).status, 404)
    assert.lengthOf((await admin.get(other)).body.data.peserta, 2)
  })

  test('a class takes no learner of a list in which one row is wrong', async ({ assert }) => {
    const admin = await adminBrowser()
    const path = await newClass(admin)
    const list = listOf('Ayu,081377770001,', 'Budi,0812,', 'Citra,081377770003,bukan-email')
    const { body } = await admin.post(`${path}/peserta/periksa`, list)
    assert.deepEqual(
      body.data.map((row: { status: string }) => row.status),
      ['baru', 'salah', 'salah']
    )
    assert.match(body.data[1].keterangan, /Nomor HP tidak valid/)
    assert.equal(body.data[2].keterangan, 'Email tidak valid.')
    const refused = await admin.post(`${path}/peserta`, list)
    assert.deepEqual([refused.status, refused.body.errors.length], [422, 2])
    assert.isNull(await User.findBy('nohp', '081377770001'))
    for (const daftar of ['halo', 'Nama,Nomor HP\n', '"']) {
      assert.equal((await admin.post(`${path}/peserta/periksa`, { daftar })).status, 422, daftar)
    }
  })

  test('a class may have learners without an address, who sign in with a code and can use the profile', async ({
    assert,
  }) => {
    const admin = await confirmedAdmin()
    const path = await newClass(admin)
    await admin.post(`${path}/peserta`, listOf('Ayu Lestari,081377770001,'))
    const ayu = await User.findByOrFail('nohp', '081377770001')
    const { kode } = (await admin.post(`/admin/user/${ayu.id}/kode-reset`)).body
    const visitor = await BrowserSession.visitor()
    const newPassword = 'kopi-tubruk-pagi'
    const reset = { identifier: '081377770001', kode, newPassword }
    assert.equal((await visitor.post('/users/reset-password', reset)).status, 200)
    const login = { identifier: '081377770001', password: newPassword }
    assert.equal((await visitor.post('/users/login', login)).status, 200)
    assert.isFalse((await ayu.refresh()).passwordMissing)
    assert.isNull((await visitor.get('/users/detail-user')).body.email)
    const saved = await visitor.upload('PUT', '/users/profile', { nama: 'Ayu L.', email: '' })
    assert.equal(saved.status, 200)
    assert.equal(
      (await visitor.post('/users/konfirmasi-password', { password: newPassword })).status,
      200
    )
    const listed = await admin.get('/admin/user?search=081377770001')
    assert.isNull(listed.body.users[0].email)
  })

  test('a class takes five thousand learners with few statements', async ({ assert }) => {
    const admin = await adminBrowser()
    const path = await newClass(admin)
    const rows = Array.from(
      { length: 5_000 },
      (_, n) => `Peserta ${n},8215${String(n).padStart(7, '0')},p${n}@kelas.test`
    )
    const statements = await queriesOf(async () => {
      const checked = await admin.post(`${path}/peserta/periksa`, listOf(...rows))
      assert.lengthOf(checked.body.data, 5_000)
      const added = await admin.post(`${path}/peserta`, listOf(...rows))
      assert.equal(added.body.dibuat, 5_000)
    })
    // Some sixty: hundreds of learners share one.
    assert.isBelow(statements.length, 500)
    const tooMany = await admin.post(
      `${path}/peserta/periksa`,
      listOf(...rows, 'Satu,081377770001')
    )
    assert.match(tooMany.body.message, /Paling banyak 5000 peserta/)
  }).timeout(LIMITS.manyCalls)
})

test.group('Two admins who add the same list at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('two admins who add the same list at once open each account once', async ({ assert }) => {
    const [one, other] = [await adminBrowser(), await adminBrowser()]
    const paths = [await newClass(one), await newClass(other)]
    const list = listOf('Ayu,081377770001,', 'Budi,081377770002,')
    const replies = await Promise.all([
      one.post(`${paths[0]}/peserta`, list),
      other.post(`${paths[1]}/peserta`, list),
    ])
    const statuses = replies.map(({ status }) => status)
    assert.include(statuses, 200)
    assert.isTrue(statuses.every((status) => status === 200 || status === 409))
    const [{ total }] = await db.from('users').where('name', 'Ayu').count('* as total')
    assert.equal(Number(total), 1)
  })
})
