import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { updateProfile, type ProfileChange } from '#app/accounts/actions/update_profile'
import AuditEntry from '#app/audit/models/audit_entry'
import { ENTRIES_AT_ONCE, mendRenamed, renamedPeople } from '#app/audit/actions/renamed_people'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { adminBrowser } from '#tests/support/questions'
import { queriesOf } from '#tests/support/queries'

interface Row {
  id: number
}

const ids = (reply: { body: { entries: Row[] } }) => reply.body.entries.map(({ id }) => id)

async function entry(attributes: Partial<AuditEntry>): Promise<number> {
  const { id } = await AuditEntry.create({
    actorId: 7,
    actorName: 'Ibu Admin',
    action: 'package.updated',
    subjectType: 'package',
    subjectId: 3,
    details: {},
    createdAt: 1_000,
    ...attributes,
  })
  return id
}

test.group('Audit log', (group) => {
  isolateDatabase(group)

  test('the audit log shows who did what to what, newest first', async ({ assert }) => {
    const browser = await adminBrowser()
    const first = await entry({ details: { name: 'Paket A' }, createdAt: 1_000 })
    const second = await entry({
      actorId: null,
      actorName: null,
      subjectId: null,
      createdAt: 2_000,
    })
    const { status, body } = await browser.get('/admin/audit-log')
    assert.equal(status, 200)
    assert.deepEqual(body, {
      entries: [
        {
          id: second,
          aktor: null,
          aksi: 'package.updated',
          subjek: { tipe: 'package', id: null },
          detail: {},
          createdAt: '1970-01-01T00:00:02.000Z',
        },
        {
          id: first,
          aktor: { id: 7, nama: 'Ibu Admin' },
          aksi: 'package.updated',
          subjek: { tipe: 'package', id: 3 },
          detail: { name: 'Paket A' },
          createdAt: '1970-01-01T00:00:01.000Z',
        },
      ],
      totalPages: 1,
      total: 2,
    })
  })

  test('the audit log is searched, sorted, paged and streamed', async ({ assert }) => {
    const browser = await adminBrowser()
    const a = await entry({ actorName: 'Ani', action: 'user.unlocked', subjectType: 'user' })
    const b = await entry({ actorName: 'Budi', details: { reason: '100% palsu' } })
    const c = await entry({ actorName: 'Cici', action: 'payment.rejected', subjectType: 'payment' })
    const get = async (query: string) => ids(await browser.get(`/admin/audit-log?${query}`))

    assert.deepEqual(await get('search=ani'), [a])
    assert.deepEqual(await get('search=payment.'), [c])
    assert.deepEqual(await get(`search=${encodeURIComponent('100%')}`), [b])
    assert.deepEqual(await get('sortBy=aktor&sortOrder=ASC'), [a, b, c])
    assert.deepEqual(await get('sortBy=aksi&sortOrder=DESC'), [a, c, b])
    assert.deepEqual(await get('sortBy=subjek&sortOrder=ASC'), [b, c, a])
    assert.deepEqual(await get('limit=2&page=2'), [a])
    assert.deepEqual(await get('limit=-1&sortBy=aktor&sortOrder=ASC'), [a, b, c])
    assert.equal((await browser.get('/admin/audit-log?sortBy=details')).status, 422)
  })

  test("the audit log is searched by the actor's present name and number", async ({ assert }) => {
    const browser = await adminBrowser()
    const { id: actorId } = await createAdmin({ name: 'Bu Ratna', nohp: '081377788899' })
    const found = await entry({ actorId, actorName: 'Bu Ratna Lama' })
    const bySystem = await entry({ actorId: null, actorName: null })
    const get = async (term: string) =>
      ids(await browser.get(`/admin/audit-log?search=${encodeURIComponent(term)}`))

    assert.deepEqual(await get('ratna'), [found])
    assert.deepEqual(await get('lama'), [found])
    assert.deepEqual(await get('1377788'), [found])
    assert.deepEqual(await get('sistem'), [bySystem])
  })

  test('the audit log is searched by the words on screen', async ({ assert }) => {
    const browser = await adminBrowser()
    const confirmed = await entry({ action: 'payment.confirmed', subjectType: 'payment' })
    const rejected = await entry({ action: 'payment.rejected', subjectType: 'payment' })
    const archived = await entry({ action: 'package.archived' })
    const settings = await entry({ action: 'settings.updated', subjectType: 'settings' })
    const get = async (term: string) =>
      ids(await browser.get(`/admin/audit-log?search=${encodeURIComponent(term)}&sortOrder=ASC`))

    assert.deepEqual(await get('konfirmasi'), [confirmed])
    assert.deepEqual(await get('Menolak pembayaran'), [rejected])
    assert.deepEqual(await get('tolak'), [rejected])
    assert.deepEqual(await get('pembayaran'), [confirmed, rejected])
    assert.deepEqual(await get('hapus paket'), [archived])
    assert.deepEqual(await get('PENGATURAN'), [settings])
    assert.deepEqual(await get('%'), [])
  })

  test('the audit log is searched by the person or thing that was changed', async ({ assert }) => {
    const browser = await adminBrowser()
    const learner = await createUser({ name: 'Ayu Kartika', nohp: '081355566677' })
    const { id: paymentId } = await createPayment(learner, await createPackage())
    const unlocked = await entry({
      action: 'user.unlocked',
      subjectType: 'user',
      subjectId: learner.id,
    })
    const rejected = await entry({
      action: 'payment.rejected',
      subjectType: 'payment',
      subjectId: paymentId,
    })
    await entry({ subjectType: 'package', subjectId: learner.id })
    const get = async (term: string) =>
      ids(await browser.get(`/admin/audit-log?search=${encodeURIComponent(term)}&sortOrder=ASC`))

    assert.deepEqual(await get('Ayu Kartika'), [unlocked, rejected])
    assert.deepEqual(await get('081355566677'), [unlocked, rejected])
    assert.deepEqual(await get('+62 813-5556-6677'), [unlocked, rejected])
  })

  test("the audit log is searched by a person's new name", async ({ assert }) => {
    const browser = await adminBrowser()
    const learner = await createUser({ name: 'Ayu Kartika' })
    const { id: paymentId } = await createPayment(learner, await createPackage())
    const found = [
      await entry({ action: 'user.unlocked', subjectType: 'user', subjectId: learner.id }),
      await entry({ action: 'payment.rejected', subjectType: 'payment', subjectId: paymentId }),
    ]
    await updateProfile(learner.id, { name: 'Rahayu Baru', nohp: '081399911122' })
    const get = async (term: string) =>
      ids(await browser.get(`/admin/audit-log?search=${encodeURIComponent(term)}&sortOrder=ASC`))

    assert.includeMembers(await get('rahayu baru'), found)
    assert.includeMembers(await get('+62 813-9991'), found)
    await mendRenamed()
    assert.includeMembers(await get('rahayu baru'), found)
    assert.notIncludeMembers(await get('ayu kartika'), found)
    assert.deepEqual(await renamedPeople(), [])
  })

  test('a profile change writes one audit row, however many entries the person has', async ({
    assert,
  }) => {
    const learner = await createUser({ name: 'Ayu Kartika' })
    const about = { subjectType: 'user', subjectId: learner.id }
    for (let n = 0; n < 5; n++) await entry(about)
    const written = async (change: ProfileChange) =>
      (await queriesOf(() => updateProfile(learner.id, change))).filter(
        (sql) => /audit_log|payments|results/.test(sql) && !/^select/i.test(sql)
      )

    const renamed = await written({ name: 'Rahayu Baru' })
    assert.lengthOf(
      renamed.filter((sql) => sql.includes('audit_log')),
      1
    )
    assert.match(renamed.find((sql) => sql.includes('audit_log')) ?? '', /^insert into/i)
    assert.lengthOf(await written({ name: 'Rahayu Baru', targetScore: 500 }), 1)
    // An update without a difference writes nothing.
    assert.deepEqual(await written({ name: 'Rahayu Baru', targetScore: 500 }), [])
  })

  test("renamed people's audit entries are updated in batches, and resume after an interruption", async ({
    assert,
  }) => {
    const learner = await createUser({ name: 'Ayu Kartika' })
    const about = { subjectType: 'user', subjectId: learner.id }
    const id = await entry(about)
    const { id: _, ...row } = await db.from('audit_log').where('id', id).firstOrFail()
    const rows = Array.from({ length: ENTRIES_AT_ONCE }, () => row)
    await db.table('audit_log').multiInsert(rows)
    await updateProfile(learner.id, { name: 'Rahayu Baru' })
    const named = (name: string) =>
      db
        .from('audit_log')
        .where('person_id', learner.id)
        .where('person', `${name}\n${learner.nohp}`)
        .count('* as rows')
        .then(([counted]) => Number(counted.rows))
    // The entry of the change has the new name.
    assert.deepEqual([await named('Ayu Kartika'), await named('Rahayu Baru')], [501, 1])

    const stop = new AbortController()
    const mending = await queriesOf(async () => {
      const some = mendRenamed(stop.signal)
      stop.abort()
      await some
    })
    assert.deepEqual(
      mending.filter((sql) => sql.startsWith('update `audit_log`')),
      []
    )
    const statements = await queriesOf(() => mendRenamed())
    assert.lengthOf(
      statements.filter((sql) => sql.startsWith('update `audit_log`')),
      2
    )
    assert.deepEqual([await named('Ayu Kartika'), await named('Rahayu Baru')], [0, 502])
  })

  test('the audit log contains the actions of admins', async ({ assert }) => {
    const admin = await createAdmin({ name: 'Pak Admin' })
    const browser = await BrowserSession.of(admin)
    await browser.post('/admin/paket-soal', { nama_paket: 'Paket Z' })
    const { body } = await browser.get('/admin/audit-log?search=Paket Z')
    assert.equal(body.total, 1)
    assert.deepEqual(body.entries[0].aktor, { id: admin.id, nama: 'Pak Admin' })
    assert.equal(body.entries[0].aksi, 'package.created')
  })

  test("an entry is found by a changed field's name on screen", async ({ assert }) => {
    const admin = await adminBrowser()
    const price = await entry({
      details: { name: 'Paket A', changes: { price: { from: 1, to: 2 } } },
    })
    await entry({ details: { name: 'Paket A', changes: { level: { from: 'itp', to: 'itp' } } } })
    for (const term of ['harga', 'Harga']) {
      assert.deepEqual(ids(await admin.get(`/admin/audit-log?search=${term}`)), [price])
    }
    assert.deepEqual(ids(await admin.get('/admin/audit-log?search=nama')), [])
  })
})
