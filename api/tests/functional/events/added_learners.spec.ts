import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

const WHY = 'Pindahan dari kelas XII IPA 2.'

async function planned(startsIn = 0) {
  const pack = await completePackage()
  const watcher = await createUser({ role: 'Pengawas' })
  const event = await scheduleEvent(pack, Date.now() + startsIn, { pengawas: [watcher.id] })
  return { pack, ...event, watcher: await BrowserSession.of(watcher) }
}

test.group('Learners added on the day', (group) => {
  isolateDatabase(group)

  test('a learner added on the day comes in by the token and begins on their own clock, within the tolerance', async ({
    assert,
  }) => {
    using time = stopClock()
    const { id, path, pack, watcher, token } = await planned()
    await watcher.post(`${path}/mulai`)
    time.pass(10 * MINUTE)
    const late = await createUser({ name: 'Tono Telat' })
    const browser = await BrowserSession.of(late)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 403)
    // As it is spoken, not as it is stored.
    const spoken = `+62${late.nohp.slice(1)}`
    const added = await watcher.post(`${path}/peserta`, { nomorHp: spoken, alasan: WHY })
    assert.deepEqual(
      [added.status, added.body.message],
      [201, 'Tono Telat ditambahkan. Ia masuk lewat Ujian Terjadwal.']
    )
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 403)
    await browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    const begun = await browser.put('/soal/timers', { paketId: pack.id })
    assert.equal(begun.body.secondsRemaining, 30 * 60)
    const board = (await watcher.get(`${path}/papan`)).body.data.peserta
    assert.containSubset(board, [{ nama: 'Tono Telat', keadaan: 'mengerjakan' }])
    assert.equal((await watcher.get(path)).body.data.jumlah_peserta, 2)
    const entry = await AuditEntry.findByOrFail('action', 'event.learner_added')
    assert.deepEqual(entry.details, {
      name: 'Ujian XII IPA 1',
      userId: late.id,
      userName: 'Tono Telat',
      reason: WHY,
    })
  })

  test('a learner who was removed from an event can be added again, once', async ({ assert }) => {
    using _time = stopClock()
    const { path, admin, learners } = await planned()
    const [{ user, browser }] = learners as [EventLearner]
    const again = { nomorHp: user.nohp, alasan: WHY }
    assert.equal((await admin.post(`${path}/peserta`, again)).status, 409)
    await admin.delete(`${path}/peserta/${user.id}`)
    assert.lengthOf((await browser.get('/jadwal')).body.data, 0)
    const [one, other] = await Promise.all([
      admin.post(`${path}/peserta`, again),
      admin.post(`${path}/peserta`, again),
    ])
    assert.sameMembers([one.status, other.status], [201, 409])
    assert.lengthOf((await browser.get('/jadwal')).body.data, 1)
    assert.equal((await admin.get(path)).body.data.jumlah_peserta, 1)
  })

  test('a learner is not added before the doors open, after the tolerance, or by other invigilators', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, watcher } = await planned(HOUR)
    const late = await createUser()
    const body = { nomorHp: late.nohp, alasan: WHY }
    assert.equal((await watcher.post(`${path}/peserta`, body)).status, 409)
    time.pass(HOUR)
    const stranger = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    assert.equal((await stranger.post(`${path}/peserta`, body)).status, 404)
    for (const [wrong, message] of [
      [{ ...body, alasan: ' ' }, 'Alasan menambahkan peserta harus diisi.'],
      [{ ...body, nomorHp: '12' }, null],
      [{ ...body, nomorHp: '081299999999' }, 'Tidak ada peserta dengan nomor HP ini.'],
      [
        { ...body, nomorHp: (await createUser({ role: 'Guru' })).nohp },
        'Tidak ada peserta dengan nomor HP ini.',
      ],
    ] as const) {
      const reply = await watcher.post(`${path}/peserta`, wrong)
      assert.equal(reply.status, 422, JSON.stringify(wrong))
      if (message) assert.equal(reply.body.message, message)
    }
    await watcher.post(`${path}/mulai`)
    time.pass(15 * MINUTE)
    assert.equal((await watcher.post(`${path}/peserta`, body)).status, 409)
  })
})
