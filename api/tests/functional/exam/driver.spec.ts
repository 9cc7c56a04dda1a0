import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import AuditEntry from '#app/audit/models/audit_entry'
import { factoryFileName } from '#database/factories/question_factory'
import { isolateDatabase } from '#tests/support/database'
import { answersOf, start, startIn, takeSeat } from '#tests/support/exam'
import { BrowserSession } from '#tests/support/browser_session'
import { stopClock } from '#tests/support/time_travel'

const CODE = 'dipakai_di_perangkat_lain'

test.group('One driver', (group) => {
  isolateDatabase(group)

  test('another live session of the learner may read the time but change nothing', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await BrowserSession.of(seat.user)

    for (const refused of [
      await other.put('/soal/timers', { nohp: seat.user.nohp }),
      await other.post('/soal/simpan-jawaban', { index: 1, answer: [{ id: 1, answer: '1' }] }),
      await other.post('/soal/simpan-audio', { audio: ['1'] }),
      await other.put('/soal/timers/next', {}),
      await other.put('/soal/timers-to-zero', {}),
      await other.post('/soal/jawaban', { answers: [] }),
    ]) {
      assert.equal(refused.status, 409)
      assert.equal(refused.body.code, CODE)
    }
    assert.equal((await other.get('/soal/timers')).status, 200)
    assert.equal((await other.get('/soal/ambil-jawaban')).status, 200)
  })

  test("another live session of the learner can't read the paper, its recordings or passages", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const [recording, passage] = [
      factoryFileName(seat.pack.id, 7, 'mp3'),
      factoryFileName(seat.pack.id, 201, 'png'),
    ]
    await drive.use().put(`audio/${recording}`, Buffer.from('recording'))
    await drive.use().put(`reading/${passage}`, Buffer.from('picture'))
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    const refuses = async (path: string) => {
      const reply = await other.get(path)
      assert.deepEqual([reply.status, reply.body.code], [409, CODE], path)
    }

    await refuses('/soal')
    await refuses(`/soal?paketId=${seat.pack.id}`)
    await refuses(`/uploads/audio/${recording}`)
    assert.equal((await seat.browser.get('/soal')).status, 200)
    assert.equal((await seat.browser.get(`/uploads/audio/${recording}`)).status, 200)
    await startIn(seat, 'reading', time)
    await refuses(`/uploads/reading/${passage}`)
    assert.equal((await seat.browser.get(`/uploads/reading/${passage}`)).status, 200)

    await other.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    assert.equal((await other.get('/soal')).status, 200)
    assert.equal((await seat.browser.get('/soal')).status, 409)
  })

  test('each change of the driver is recorded, and no other start', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await start(seat)
    const [second, third] = [await BrowserSession.of(seat.user), await BrowserSession.of(seat.user)]
    await second.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    await second.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    await second.post('/users/logout')
    // The driving login has ended, so its successor needs no takeover.
    await third.post('/soal/simpan-jawaban', { index: 1, answer: [{ id: 1, answer: '1' }] })

    const entries = await AuditEntry.query().where('action', 'attempt.taken_over')
    assert.lengthOf(entries, 2)
    for (const { actorId, subjectType, details } of entries) {
      assert.deepEqual([actorId, subjectType], [seat.user.id, 'attempt'])
      assert.deepEqual(details, { packageName: seat.pack.name, lab: null, seat: null })
    }
  })

  test('a takeover keeps time and answers', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await seat.browser.post('/soal/simpan-jawaban', {
      index: 3,
      answer: answersOf('listening').slice(0, 3),
    })
    const other = await BrowserSession.of(seat.user)
    const taken = await other.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    assert.equal(taken.status, 200)
    assert.lengthOf((await other.get('/soal/ambil-jawaban')).body.data.answer, 3)

    const earlier = await seat.browser.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 9, answer: '1' }],
    })
    assert.equal(earlier.status, 409)
    assert.equal(earlier.body.code, CODE)
    const later = await other.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 9, answer: '1' }],
    })
    assert.equal(later.status, 200)
  })

  test('after a sign-out the next session takes over without asking', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    await seat.browser.post('/users/logout')
    const save = await other.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 1, answer: '1' }],
    })
    assert.equal(save.status, 200)
  })

  test('two tabs of one session are one driver', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const tab = seat.browser.copy()
    const save = await tab.post('/soal/simpan-jawaban', {
      index: 1,
      answer: [{ id: 1, answer: '1' }],
    })
    assert.equal(save.status, 200)
  })
})
