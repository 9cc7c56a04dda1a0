import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { tellOfTomorrow } from '#app/events/actions/tell_of_tomorrow'
import { erasePerson } from '#app/people/actions/erase_person'
import Message from '#app/messages/models/message'
import { recordResult } from '#app/results/actions/record_result'
import Result from '#app/results/models/result'
import { rescoreResults } from '#app/results/actions/rescore_results'
import { inTransaction } from '#app/platform/database/transaction'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'
import { createResult } from '#database/factories/result_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { eventForm, scheduleEvent } from '#tests/support/events'
import { completePackage, HOUR } from '#tests/support/exam'
import { LIMITS } from '#tests/support/limits'
import { confirmedNews, told } from '#tests/support/messages'
import { stopClock } from '#tests/support/time_travel'

const kinds = async () => (await Message.query().orderBy('id')).map(({ kind }) => kind)

/** Noon in Jakarta today. */
const noon = () => startOfDay(Date.now()) + DAY_MS / 2

test.group('What causes a message', (group) => {
  isolateDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test('the learners of an event are told the day before, once, with time and place', async ({
    assert,
  }) => {
    using time = stopClock(noon())
    const startsAt = startOfDay(time.now) + 2 * DAY_MS + 8 * HOUR
    const { learners } = await scheduleEvent(await completePackage(), startsAt, { count: 2 })
    const office = await createAdmin()
    assert.equal(await tellOfTomorrow(time.now), 0)
    // The last moment of the day before the day before.
    time.pass(startOfDay(time.now) + DAY_MS - 1 - time.now)
    await tellOfTomorrow(time.now)
    assert.deepEqual(await kinds(), [])
    time.pass(1)
    assert.equal(await tellOfTomorrow(time.now), 1)
    await tellOfTomorrow(time.now)
    assert.sameMembers(
      (await Message.all()).map(({ userId }) => userId),
      learners.map(({ user }) => user.id)
    )
    const admin = await BrowserSession.of(office)
    const [row] = (await admin.get('/admin/pesan')).body.pesan
    assert.match(
      row.teks,
      /besok Anda mengikuti Ujian XII IPA 1 \(.+\): \w+, .+ pukul 08\.00 WIB, dari perangkat Anda sendiri/
    )
    // Once it has begun there is nothing to tell.
    time.pass(startsAt - time.now)
    const later = await BrowserSession.of(office)
    assert.deepEqual((await later.get('/admin/pesan')).body.pesan, [])
  })

  test('an event that moves is told anew; who leaves it, and whom it is called off for, is told nothing', async ({
    assert,
  }) => {
    using time = stopClock(noon())
    const startsAt = startOfDay(time.now) + DAY_MS + 8 * HOUR
    const pack = await completePackage()
    const { id, path, learners, admin } = await scheduleEvent(pack, startsAt, { count: 2 })
    await tellOfTomorrow(time.now)
    const [first, second] = learners.map(({ user }) => user.id) as [number, number]
    const sent = await Message.findByOrFail('userId', first)
    assert.equal((await admin.post(`/admin/pesan/${sent.id}/kirim`)).status, 200)

    const peserta = [first, second]
    const moved = await admin.put(path, eventForm(pack, startsAt + HOUR, { peserta }))
    assert.equal(moved.status, 200)
    assert.lengthOf(await Message.all(), 1)
    await tellOfTomorrow(time.now)
    // Who knew the old time is told the new one.
    assert.lengthOf(await Message.query().where('userId', first), 2)
    assert.lengthOf(await Message.query().where('userId', second), 1)

    assert.equal((await admin.delete(`${path}/peserta/${second}`)).status, 200)
    assert.lengthOf(await Message.query().where('userId', second), 0)
    assert.equal((await admin.post(`${path}/batalkan`)).status, 200)
    assert.deepEqual(
      (await Message.all()).map((one) => one.id),
      [sent.id]
    )
    await tellOfTomorrow(time.now)
    assert.lengthOf(await Message.query().where('subject', `event:${id}`), 1)
  })

  test('a result of an event waits until it opens; one that its learner saw at once is not told', async ({
    assert,
  }) => {
    using time = stopClock()
    const user = await createUser()
    const model = await createResult(user)
    const { attemptId, packageId, packageName, scoringTable, listeningMode } =
      await Result.findOrFail(model.id)
    await Result.query().where('id', model.id).delete()
    const attempt = {
      attemptId,
      userId: user.id,
      userName: user.name,
      packageId,
      packageName,
      scoringTable,
      listeningMode: listeningMode ?? ('latihan' as const),
      correct: { listening: 30, written: 30, reading: 30 },
      finishedAt: time.now,
      excludedAt: null,
      opensAt: time.now + 5 * HOUR,
      isOfEvent: true,
    }
    const finish = (changes: Partial<typeof attempt>) =>
      inTransaction((trx) => recordResult(trx, { ...attempt, ...changes }))
    const held = await finish({})
    const admin = await BrowserSession.of(await createAdmin())
    assert.deepEqual((await admin.get('/admin/pesan')).body.pesan, [])
    time.pass(5 * HOUR)
    const [row] = (await admin.get('/admin/pesan')).body.pesan
    assert.equal(row.jenisPesan, 'hasil_siap')
    assert.include(row.teks, `/hasil/${held.id}.`)

    await Message.query().delete()
    await held.delete()
    await (await finish({ isOfEvent: false })).delete()
    await (await finish({ excludedAt: time.now } as object)).delete()
    assert.deepEqual(await kinds(), [])
  })

  test('a certificate that is issued anew is told, the last one alone, and a result that was scored again too', async ({
    assert,
  }) => {
    const user = await createUser({ name: 'Siti Aminah' })
    const result = await createResult(user, { userName: 'Siti Amina' })
    const admin = await BrowserSession.of(await createAdmin())
    const rename = `/admin/riwayat-ujian/${result.id}/perbaiki-nama`
    assert.equal((await admin.post(rename, { alasan: 'Salah ketik.' })).status, 200)
    assert.deepEqual(await kinds(), ['sertifikat_baru'])
    const [first] = await Message.all()
    await inTransaction((trx) =>
      rescoreResults(
        trx,
        new Map([[result.id, { listening: 1, written: 1, reading: 1 }]]),
        Date.now()
      )
    )
    const [second, ...more] = await Message.all()
    assert.lengthOf(more, 0)
    assert.notEqual(second?.source, first?.source)
    const [row] = (await admin.get('/admin/pesan')).body.pesan
    assert.include(row.teks, 'kami terbitkan ulang')
  })

  test("a merged person's messages follow, once each; an erased one's are gone", async ({
    assert,
  }) => {
    const [from, into] = [await createUser(), await createUser()]
    const news = confirmedNews()
    await told(from, news)
    await told(into, news)
    await told(from)
    const account = await createAdmin()
    const admin = await (await BrowserSession.of(account)).confirmPassword()
    const merged = await admin.post(`/admin/user/${from.id}/gabung`, {
      ke: into.id,
      alasan: 'Akun ganda.',
      periksa: false,
    })
    assert.equal(merged.status, 200, merged.bytes.toString())
    assert.lengthOf(await Message.query().where('userId', from.id), 0)
    assert.lengthOf(await Message.query().where('userId', into.id), 2)
    const { name } = await User.findOrFail(into.id)
    const order = { isTrial: false, typedName: name, reason: 'Diminta.' }
    await erasePerson(account, into.id, order)
    assert.lengthOf(await Message.all(), 0)
  })
})
