import { test } from '@japa/runner'
import { isolateDatabase } from '#tests/support/database'
import { answersOf, start, takeSeat } from '#tests/support/exam'
import { BrowserSession } from '#tests/support/browser_session'

const CODE = 'dipakai_di_perangkat_lain'

test.group('One driver', (group) => {
  isolateDatabase(group)

  test('another live session of the learner may look but not change', async ({ assert }) => {
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

  test('takeover hands it over with time and answers as they stood', async ({ assert }) => {
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

  test('a session that signed out drives nothing: the next one takes over silently', async ({
    assert,
  }) => {
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
