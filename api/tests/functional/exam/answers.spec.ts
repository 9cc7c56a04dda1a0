import { test } from '@japa/runner'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { MINUTE, start, startIn, takeSeat, type Seat, heldAnswers } from '#tests/support/exam'
import { REFUSAL } from '#contracts/refusals'
import { stopClock } from '#tests/support/time_travel'

const save = ({ browser }: Seat, answer: object[], rest: object = {}) =>
  browser.post('/soal/simpan-jawaban', { index: 1, answer, ...rest })

async function held({ browser }: Seat): Promise<Record<number, string>> {
  const { body } = await browser.get('/soal/ambil-jawaban')
  const answers = body.data.answer as { id: number; answer: string }[]
  return Object.fromEntries(answers.map(({ id, answer }) => [id, answer]))
}

test.group('Saving answers', (group) => {
  isolateDatabase(group)

  test('saved answers, place and flags are there after a reload', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [{ id: 1, answer: '2', seq: 1 }])
    const response = await save(seat, [{ id: 2, answer: '4', seq: 2 }], {
      index: 7,
      ragu: [2, 1, 2, 60],
    })
    const { sesi, secondsRemaining, deadline, ...rest } = response.body
    assert.equal(sesi, 'listening')
    assert.deepEqual(rest, { message: 'Jawaban tersimpan.', rejected: [], stale: [] })
    assert.isAbove(secondsRemaining as number, 0)
    assert.isAbove(Date.parse(deadline as string), Date.now())

    const { body } = await seat.browser.get('/soal/ambil-jawaban')
    assert.deepEqual(body, {
      data: {
        index: 7,
        answer: [
          { id: 1, answer: '2', seq: 1 },
          { id: 2, answer: '4', seq: 2 },
        ],
        ragu: [1, 2],
      },
      sesi: 'listening',
    })
  })

  test('a save does not delete omitted pages', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [
      { id: 1, answer: '1' },
      { id: 2, answer: '2' },
    ])
    await save(seat, [])
    assert.deepEqual(await held(seat), { 1: '1', 2: '2' })
  })

  test('the highest seq of a page wins; an outdated tab changes nothing and learns of it', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [{ id: 1, answer: '3', seq: 9 }])
    const stale = await save(seat, [
      { id: 1, answer: '1', seq: 8 },
      { id: 2, answer: '1', seq: 8 },
    ])
    assert.deepEqual(stale.body.stale, [1])
    assert.deepEqual(await held(seat), { 1: '3', 2: '1' })

    const repeated = await save(seat, [{ id: 1, answer: '3', seq: 9 }])
    assert.deepEqual(repeated.body.stale, [1])
  })

  test('of saves without seq the newest wins', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [{ id: 1, answer: '3', seq: 50 }])
    await save(seat, [{ id: 1, answer: '1' }])
    assert.deepEqual(await held(seat), { 1: '1' })
  })

  test('a save rejects pages of other sessions and instruction pages', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const response = await save(
      seat,
      [51, 52, 94, 0, 144, -1, 3].map((id) => ({ id, answer: '1' }))
    )
    assert.equal(response.status, 200)
    assert.deepEqual(response.body.rejected, [51, 52, 94, 0, 144, -1])
    assert.deepEqual(await held(seat), { 3: '1' })
  })

  for (const answer of ['0', '5', 'A', '', 1.5, null, ['1']]) {
    test(`a save refuses ${JSON.stringify(answer)} as an answer and writes nothing`, async ({
      assert,
    }) => {
      const seat = await takeSeat()
      await start(seat)
      const response = await save(seat, [
        { id: 1, answer: '2' },
        { id: 2, answer },
      ])
      assert.equal(response.status, 422)
      assert.deepEqual(await held(seat), {})
    })
  }

  test('a save ignores an index outside the session', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await save(seat, [], { index: 5 })
    await save(seat, [], { index: 93 })
    const { body } = await seat.browser.get('/soal/ambil-jawaban')
    assert.equal(body.data.index, 5)
  })

  test('saves are accepted until ten seconds after the end, not a millisecond longer', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE + 9_999)
    assert.equal((await save(seat, [{ id: 1, answer: '1' }])).status, 200)
    time.pass(1)
    const late = await save(seat, [{ id: 1, answer: '2' }])
    assert.equal(late.status, 409)
    assert.equal(late.body.code, REFUSAL.late)
    assert.deepEqual(await held(seat), { 1: '1' })
  })

  test('moving on closes the previous session to saves, grace included', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    const response = await save(seat, [{ id: 1, answer: '1' }])
    assert.deepEqual(response.body.rejected, [1])
    assert.deepEqual(await held(seat), {})
  })

  test('a save without a running attempt is refused', async ({ assert }) => {
    const seat = await takeSeat()
    const refused = await save(seat, [{ id: 1, answer: '1' }])
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, REFUSAL.notRunning)
    const { body } = await seat.browser.get('/soal/ambil-jawaban')
    assert.deepEqual(body, { data: { index: 0, answer: [], ragu: [] }, sesi: null })
  })
})

test.group('Saving answers at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('twenty saves of different questions at once are all stored', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(seat, [{ id: n + 1, answer: '1', seq: n + 1 }]))
    )
    assert.isTrue(responses.every(({ status }) => status === 200))
    assert.lengthOf(await heldAnswers(), 20)
  })

  test('of twenty saves of one question at once the highest seq is stored, in any order', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        save(seat, [{ id: 1, answer: String((n % 4) + 1), seq: n + 1 }])
      )
    )
    const [answer] = await heldAnswers()
    assert.equal(answer?.seq, 20)
    assert.equal(answer?.answer, '4')
  })
})
