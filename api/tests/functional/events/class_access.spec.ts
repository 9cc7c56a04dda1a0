import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { bindClassGrants } from '#app/enrolment/actions/class_access_of_event'
import Entitlement from '#app/enrolment/models/entitlement'
import type User from '#app/accounts/models/user'
import type Package from '#app/packages/models/package'
import type SchoolClass from '#app/classes/models/school_class'
import { createClass } from '#database/factories/class_factory'
import { createClassPayment } from '#database/factories/class_payment_factory'
import { createAdmin, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { inTransaction } from '#app/platform/database/transaction'
import { eventForm } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { watchDrivers } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'

/** What moves the access of a class, or locks it for that. */
const MOVES = /^update `entitlements` set `event_id`|from `entitlements`.* for update/i
const REASON = { alasan: 'Salah klik.' }
const CONFIRM = { status: 'confirmed' }

interface World {
  pack: Package
  learners: User[]
  schoolClass: SchoolClass
  account: User
  admin: BrowserSession
}

async function world(): Promise<World> {
  const learners = await createUsers(3, (n) => ({ name: `Siswa ${n}` }))
  const account = await createAdmin()
  return {
    pack: await completePackage(),
    learners,
    schoolClass: await createClass(learners),
    account,
    admin: await BrowserSession.of(account),
  }
}

/** A payment of the class for these learners, confirmed by default. */
async function pays(
  { pack, schoolClass, account, admin }: World,
  learners: User[],
  decision: object | null = CONFIRM
) {
  const { id } = await createClassPayment(schoolClass, { pack, learners, admin: account })
  if (decision === null) return { id, body: null }
  const { status, body } = await admin.put(`/admin/pembayaran-kelas/${id}/status`, decision)
  if (status !== 200) throw new Error(`not paid: ${status} ${body.message}`)
  return { id, body }
}

async function draft({ pack, schoolClass, admin }: World, startsAt: number) {
  const form = eventForm(pack, startsAt, { kelas: [schoolClass.id], pakaiToken: false })
  const { status, body } = await admin.post('/admin/jadwal', form)
  if (status !== 201) throw new Error(`no event: ${status} ${body.message}`)
  return `/admin/jadwal/${body.id}`
}

async function planned(all: World, startsAt = Date.now() + HOUR) {
  const path = await draft(all, startsAt)
  const { status } = await all.admin.post(`${path}/jadwalkan`, { pakaiAksesKelas: true })
  if (status !== 200) throw new Error(`not scheduled: ${status}`)
  return path
}

/** By learner: where each unused or used grant comes from, and whether it is the event's. */
async function grantsOf(learners: readonly User[]) {
  const grants = await Entitlement.query().whereNull('revokedAt').orderBy('id')
  return learners.map(({ id }) =>
    grants
      .filter(({ userId }) => userId === id)
      .map(({ source, eventId }) => `${source}${eventId === null ? '' : ' in event'}`)
  )
}

const begin = async (user: User, { id }: Package) =>
  (await BrowserSession.of(user)).put('/soal/timers', { nohp: user.nohp, paketId: id })

test.group("An event on a class's access", (group) => {
  isolateDatabase(group)

  test('learners hold one access for class and event, and who has not paid is shown', async ({
    assert,
  }) => {
    using time = stopClock()
    const all = await world()
    const [first, second, third] = all.learners as [User, User, User]
    await pays(all, [first, second])
    const path = await draft(all, time.now + HOUR)
    const shown = async () => (await all.admin.get(`${path}/akses-kelas`)).body.data
    const unpaid = [{ id: third.id, nama: third.name }]
    assert.deepEqual(await shown(), { dipakai: null, punya: 2, belumBayar: unpaid })
    await all.admin.post(`${path}/jadwalkan`, { pakaiAksesKelas: true })
    assert.deepEqual(await shown(), { dipakai: true, punya: 2, belumBayar: unpaid })
    assert.deepEqual(await grantsOf(all.learners), [
      ['class in event'],
      ['class in event'],
      ['event in event'],
    ])
    assert.isNull((await first.refresh()).activePackageId)
    assert.equal((await begin(first, all.pack)).status, 403, 'before the common start')

    time.pass(HOUR)
    await all.admin.post(`${path}/mulai`)
    for (const learner of all.learners) {
      assert.equal((await begin(learner, all.pack)).status, 200)
    }
    const board = (await all.admin.get(`${path}/papan`)).body.data.peserta
    assert.lengthOf(board, 3)
    assert.lengthOf(await Entitlement.query().whereNull('usedAt').whereNull('revokedAt'), 0)
  })

  test('without the choice an event gives access of its own', async ({ assert }) => {
    const all = await world()
    await pays(all, all.learners)
    const path = await draft(all, Date.now() + HOUR)
    assert.equal((await all.admin.post(`${path}/jadwalkan`)).status, 200)
    assert.deepEqual(await grantsOf(all.learners), Array(3).fill(['class', 'event in event']))
    assert.equal((await all.admin.get(`${path}/akses-kelas`)).body.data.dipakai, false)
    const wrong = await all.admin.post(`${path}/jadwalkan`, { pakaiAksesKelas: 'ya' })
    assert.equal(wrong.status, 422)
  })

  test("a cancelled event gives the class's access back, for any time", async ({ assert }) => {
    const all = await world()
    const [first, , third] = all.learners as [User, User, User]
    await pays(all, all.learners.slice(0, 2))
    const path = await planned(all)
    assert.equal((await all.admin.post(`${path}/batalkan`)).status, 200)
    assert.deepEqual(await grantsOf(all.learners), [['class'], ['class'], []])
    assert.equal((await first.refresh()).activePackageId, all.pack.id)
    assert.equal((await begin(first, all.pack)).status, 200)
    assert.equal((await begin(third, all.pack)).status, 403)
  })

  test("a learner who is taken out, and all when the package changes, have the class's access again", async ({
    assert,
  }) => {
    const all = await world()
    const [first] = all.learners as [User, User, User]
    await pays(all, all.learners)
    const path = await planned(all)
    assert.equal((await all.admin.delete(`${path}/peserta/${first.id}`)).status, 200)
    assert.deepEqual(await grantsOf(all.learners), [
      ['class'],
      ['class in event'],
      ['class in event'],
    ])
    const other = await completePackage()
    const form = eventForm(other, Date.now() + HOUR, {
      kelas: [all.schoolClass.id],
      pakaiToken: false,
    })
    assert.equal((await all.admin.put(path, form)).status, 200)
    assert.deepEqual(await grantsOf(all.learners), [
      ['class'],
      ['class', 'event in event'],
      ['class', 'event in event'],
    ])
  })

  test('a class that pays after it was scheduled, or after it sat, gets no second attempt', async ({
    assert,
  }) => {
    using time = stopClock()
    const all = await world()
    const [first] = all.learners as [User, User, User]
    const path = await planned(all, time.now + HOUR)
    time.pass(HOUR)
    await all.admin.post(`${path}/mulai`)
    assert.equal((await begin(first, all.pack)).status, 200)

    const { id } = await pays(all, all.learners, null)
    const detail = async () => (await all.admin.get(`/admin/pembayaran-kelas/${id}`)).body.data
    const outcomes = async () =>
      (await detail()).peserta.map(({ hasil }: { hasil: string }) => hasil)
    assert.deepEqual(await outcomes(), Array(3).fill('lewat_jadwal'))
    await all.admin.put(`/admin/pembayaran-kelas/${id}/status`, CONFIRM)
    assert.deepEqual(await outcomes(), Array(3).fill('lewat_jadwal'))
    assert.deepEqual(await grantsOf(all.learners), Array(3).fill(['event in event']))
    const shown = async () => (await all.admin.get(`${path}/akses-kelas`)).body.data
    assert.deepEqual(await shown(), { dipakai: true, punya: 3, belumBayar: [] })

    // Undone, they sit without having paid.
    const undone = await all.admin.post(`/admin/pembayaran-kelas/${id}/batalkan`, REASON)
    assert.equal(undone.status, 200)
    assert.lengthOf((await shown()).belumBayar, 3)
    assert.deepEqual(await grantsOf(all.learners), Array(3).fill(['event in event']))
    await all.admin.put(`/admin/pembayaran-kelas/${id}/status`, CONFIRM)
    const back = await all.admin.post(`/admin/pembayaran-kelas/${id}/kembalikan`, REASON)
    assert.equal(back.status, 200)
    assert.deepEqual(await grantsOf(all.learners), Array(3).fill(['event in event']))
  })

  test("an undone payment leaves its learners in their event, unpaid, until the class's access is used", async ({
    assert,
  }) => {
    using time = stopClock()
    const all = await world()
    const [first] = all.learners as [User, User, User]
    const { id } = await pays(all, all.learners)
    const undo = () => all.admin.post(`/admin/pembayaran-kelas/${id}/batalkan`, REASON)
    const path = await planned(all, time.now + HOUR)
    assert.equal((await undo()).status, 200)
    assert.deepEqual(await grantsOf(all.learners), Array(3).fill(['event in event']))
    await all.admin.put(`/admin/pembayaran-kelas/${id}/status`, CONFIRM)
    time.pass(HOUR)
    await all.admin.post(`${path}/mulai`)
    assert.equal((await begin(first, all.pack)).status, 200)
    assert.lengthOf(await Entitlement.query().where('userId', first.id), 1)
  })
})

test.group("An event on a class's access at once", (group) => {
  emptyDatabaseAfterEach(group)

  test('of two admins who schedule it and a third who confirms the payment everybody holds one access', async ({
    assert,
  }) => {
    const all = await world()
    const { id } = await pays(all, all.learners, null)
    const path = await draft(all, Date.now() + HOUR)
    const other = await BrowserSession.of(await createAdmin())
    const schedule = (admin: BrowserSession) =>
      admin.post(`${path}/jadwalkan`, { pakaiAksesKelas: true })
    const replies = await Promise.all([
      schedule(all.admin),
      schedule(other),
      all.admin.put(`/admin/pembayaran-kelas/${id}/status`, CONFIRM),
    ])
    const [one, two, paid] = replies.map(({ status }) => status)
    assert.deepEqual([one, two].toSorted(), [200, 409])
    assert.equal(paid, 200)
    for (const grants of await grantsOf(all.learners)) assert.lengthOf(grants, 1)
  })

  test('a learner whose exam begins while the class is moved into an event is not moved', async ({
    assert,
  }) => {
    const all = await world()
    const [first, second, third] = all.learners as [User, User, User]
    const path = await planned(all)
    const event = { id: Number(path.split('/').at(-1)), packageId: all.pack.id }
    await pays(all, all.learners)
    await Entitlement.query().update({ event_id: null, source: 'class' })

    const asked = Promise.withResolvers<void>()
    const stop = await watchDrivers((sql) => {
      if (MOVES.test(sql)) asked.resolve()
    })
    // Its start holds the row, until the other transaction asks to change it.
    const begins = await db.transaction()
    await begins.from('entitlements').where('user_id', second.id).update({ used_at: Date.now() })
    // The embedded database begins no second transaction before the first has ended.
    if (db.connection().dialect.name !== 'mysql') asked.resolve()
    const ids = all.learners.map(({ id }) => id)
    const moved = inTransaction((trx) => bindClassGrants(trx, event, ids))
    await asked.promise
    await begins.commit()
    assert.deepEqual(await moved, [first.id, third.id])
    stop()
    const inEvent = await Entitlement.query().where('eventId', event.id).orderBy('userId')
    assert.deepEqual(
      inEvent.map(({ userId }) => userId),
      [first.id, third.id]
    )
  })
})
