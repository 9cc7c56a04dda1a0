import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import User from '#app/accounts/models/user'
import { PERSON_COLUMNS } from '#app/people/domain/person_columns'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE, start, sweepAt, takeSeat } from '#tests/support/exam'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const REASON = 'Satu orang dengan dua nomor.'

/** Two accounts of one person, with something of everything. */
async function twoAccounts() {
  const from = await createUser({ name: 'Bungsu Cahyani' })
  const into = await createUser({ name: 'Bungsu C. Dewi' })
  const pack = await createPackage({ name: 'Paket A' })
  await createPayment(from, pack)
  await createPayment(into, pack)
  await createResult(from, { packageName: 'Paket B', createdAt: Date.now() - 1000 })
  await grantAttempt(from, await createPackage({ name: 'Paket C' }))
  return { from, into, pack }
}

/** The number of rows of every table. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const tables = new Set(Object.keys(PERSON_COLUMNS).map((place) => place.split('.')[0] ?? ''))
  for (const table of tables) {
    const [row] = await db.from(table).count('* as rows')
    counts[table] = Number((row as { rows: number }).rows)
  }
  return counts
}

test.group('Two accounts of one person', (group) => {
  isolateDatabase(group)

  test('a trial says what would be moved, and moves nothing', async ({ assert }) => {
    const { from, into } = await twoAccounts()
    const admin = await adminBrowser()
    const before = await rowCounts()
    const { status, body } = await admin.post(`/admin/user/${from.id}/gabung`, {
      ke: into.id,
      periksa: true,
      alasan: REASON,
    })
    assert.equal(status, 200)
    assert.deepEqual(body.dipindah, { pembayaran: 3, akses: 2, riwayat: 1, jadwal: 0, kelas: 0 })
    assert.deepEqual(await rowCounts(), before)
    assert.isNull((await User.findOrFail(from.id)).mergedInto)
    assert.lengthOf(await AuditEntry.query().where('action', 'user.merged'), 0)
  })

  test('a merge moves everything, loses nothing, and frees the number and address', async ({
    assert,
  }) => {
    const { from, into } = await twoAccounts()
    const lost = await BrowserSession.of(from)
    const admin = await adminBrowser()
    const before = await rowCounts()
    const merge = (alasan: string) =>
      admin.post(`/admin/user/${from.id}/gabung`, { ke: into.id, periksa: false, alasan })
    assert.equal((await merge(' ')).status, 422)
    const { status, body } = await merge(REASON)
    assert.equal(status, 200)
    assert.deepEqual(body.dipindah, { pembayaran: 3, akses: 2, riwayat: 1, jadwal: 0, kelas: 0 })

    const after = await rowCounts()
    for (const table of ['payments', 'entitlements', 'results', 'attempts', 'users', 'bills'])
      assert.equal(after[table], before[table], table)
    for (const [place, rule] of Object.entries(PERSON_COLUMNS)) {
      const [table = '', column = ''] = place.split('.')
      if (place === 'merged_people.from_id') continue
      const left = (await db.from(table).where(column, from.id)).filter(
        // The merge's own entry is about both.
        ({ action }: { action?: string }) => action !== 'user.merged'
      )
      assert.lengthOf(left, 0, `${place} ${String(rule)}`)
    }
    const { data } = (await admin.get(`/admin/user/${into.id}`)).body
    assert.lengthOf(data.pembayaran, 4)
    assert.containSubset(data, {
      namaLama: ['Bungsu Cahyani'],
      nohpLama: [from.nohp],
      emailLama: [from.email],
      paket_terakhir: 'Paket B',
      paket_aktif: 'Paket C',
    })
    const old = (await admin.get(`/admin/user/${from.id}`)).body.data
    assert.equal(old.digabungKe, into.id)
    assert.isString(old.ditangguhkan)

    assert.equal((await lost.get('/users/getAuth')).status, 401)
    const entries = await AuditEntry.query().where('action', 'user.merged').orderBy('id')
    assert.deepEqual(
      entries.map(({ subjectId }) => subjectId),
      [from.id, into.id]
    )
    for (const path of ['/admin/payments', '/admin/riwayat-ujian']) {
      const found = await admin.get(`${path}?search=${from.nohp}`)
      assert.isAbove(found.body.total, 0, path)
    }
    for (const [path, form] of [
      ['gabung', { ke: into.id, periksa: false, alasan: REASON }],
      ['pulihkan', {}],
    ] as const) {
      await admin.confirmPassword()
      assert.equal((await admin.post(`/admin/user/${from.id}/${path}`, form)).status, 409, path)
    }
    const edit = { nama: 'Lain', alasan: REASON }
    assert.equal((await admin.put(`/admin/user/${from.id}`, edit)).status, 409)
  })

  test('staff, one account, and none at all are refused', async ({ assert }) => {
    const admin = await adminBrowser()
    const [user, teacher] = [await createUser(), await createUser({ role: 'Guru' })]
    const merge = async (id: number, ke: unknown) =>
      (await admin.post(`/admin/user/${id}/gabung`, { ke, periksa: true, alasan: REASON })).status
    assert.equal(await merge(user.id, user.id), 422)
    assert.equal(await merge(user.id, String(teacher.id)), 422)
    assert.equal(await merge(user.id, teacher.id), 409)
    assert.equal(await merge(user.id, 999_999), 404)
    assert.equal(await merge(999_999, user.id), 404)
  })
})

test.group('Two accounts in one event', (group) => {
  isolateDatabase(group)

  for (const sat of ['from', 'into'] as const) {
    test(`a person who sat it with the account that ${sat === 'from' ? 'is given up' : 'goes on'} can't sit it again`, async ({
      assert,
    }) => {
      using time = stopClock()
      const pack = await completePackage({
        listeningMinutes: 1,
        writtenMinutes: 1,
        readingMinutes: 1,
      })
      const times = { caraMulai: 'otomatis', pakaiToken: false, toleransi: 60, istirahat: 1 }
      const { id, admin, path, learners } = await scheduleEvent(pack, time.now + HOUR, {
        count: 2,
        ...times,
      })
      const [one, other] = learners as [EventLearner, EventLearner]
      const [from, into] = sat === 'from' ? [one, other] : [other, one]
      time.pass(HOUR)
      const begin = { nohp: one.user.nohp, paketId: pack.id }
      assert.equal((await one.browser.put('/soal/timers', begin)).status, 200)
      time.pass(10 * MINUTE)
      await sweepAt(time.now)

      const form = { ke: into.user.id, periksa: false, alasan: REASON }
      const merged = await admin.post(`/admin/user/${from.user.id}/gabung`, form)
      assert.equal(merged.status, 200, merged.body.message)
      const again = { nohp: into.user.nohp, paketId: pack.id }
      assert.equal((await into.browser.put('/soal/timers', again)).status, 403)
      const { peserta } = (await admin.get(`${path}/papan`)).body.data
      assert.deepEqual(
        peserta.map(({ nohp }: { nohp: string }) => nohp),
        [into.user.nohp]
      )
      const left = db.from('entitlements').where('event_id', id).whereNull('revoked_at')
      assert.lengthOf(await left, 1)
      assert.equal((await admin.get(path)).body.data.jumlah_peserta, 1)
    })
  }

  test('a person stays in an event from which the account that goes on was removed', async ({
    assert,
  }) => {
    using time = stopClock()
    const { id, admin, path, learners } = await scheduleEvent(
      await completePackage(),
      time.now + HOUR,
      { count: 2 }
    )
    const [from, into] = learners as [EventLearner, EventLearner]
    await db
      .from('event_learners')
      .where({ event_id: id, user_id: into.user.id })
      .update({ removed_at: time.now })
    await db
      .from('entitlements')
      .where({ event_id: id, user_id: into.user.id })
      .update({ revoked_at: time.now })
    const form = { ke: into.user.id, periksa: false, alasan: REASON }
    assert.equal((await admin.post(`/admin/user/${from.user.id}/gabung`, form)).status, 200)
    const { peserta } = (await admin.get(`${path}/papan`)).body.data
    assert.deepEqual(
      peserta.map(({ nohp }: { nohp: string }) => nohp),
      [into.user.nohp]
    )
    const left = db.from('entitlements').where('event_id', id).whereNull('revoked_at')
    assert.lengthOf(await left, 1)
  })
})

test.group('Merges beside something else', (group) => {
  emptyDatabaseAfterEach(group)

  test('no merge happens while either of the two sits an exam', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await createUser()
    const admin = await adminBrowser()
    for (const [id, ke] of [
      [seat.user.id, other.id],
      [other.id, seat.user.id],
    ]) {
      const { status } = await admin.post(`/admin/user/${id}/gabung`, {
        ke,
        periksa: true,
        alasan: REASON,
      })
      assert.equal(status, 409)
    }
  })

  test('of two admins who merge two accounts into each other at once one succeeds', async ({
    assert,
  }) => {
    const { from, into } = await twoAccounts()
    const admins = [await adminBrowser(), await BrowserSession.of(await createAdmin())]
    const pairs = [
      [from.id, into.id],
      [into.id, from.id],
    ]
    const replies = await Promise.all(
      pairs.map(async ([id, ke], index) =>
        admins[index]?.post(`/admin/user/${id}/gabung`, { ke, periksa: false, alasan: REASON })
      )
    )
    assert.sameMembers(
      replies.map((reply) => reply?.status),
      [200, 409]
    )
    const left = await User.query().whereNull('mergedInto').whereIn('id', [from.id, into.id])
    assert.lengthOf(left, 1)
    assert.lengthOf(await db.from('payments').where('user_id', left[0]?.id ?? 0), 4)
  })
})

test.group('Columns with people', () => {
  test("every column with a user's id says what becomes of it when accounts are merged", async ({
    assert,
  }) => {
    const found: string[] = []
    for (const table of await db.connection().getAllTables()) {
      if (/_parts(_|$)/.test(table)) continue
      const columns = Object.keys(await db.connection().columnsInfo(table))
      found.push(
        ...columns
          .filter((name) =>
            /(^|_)(user_id|actor_id|person_id|from_id|into_id)$|_by$|^merged_into$/.test(name)
          )
          .map((name) => `${table}.${name}`)
      )
    }
    const notPeople = ['attempt_answers.saved_by']
    assert.sameMembers(
      found.filter((place) => !notPeople.includes(place)),
      Object.keys(PERSON_COLUMNS)
    )
  })
})
