import { test } from '@japa/runner'
import type { JournalEntry } from '#contracts/journal'
import { anchorOf } from '#contracts/journal'
import LateSubmission from '#app/exam/models/late_submission'
import { createAdmin } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, SECOND, start, takeSeat, type Seat } from '#tests/support/exam'
import { journalBody } from '#tests/support/journal'
import { stopClock } from '#tests/support/time_travel'

type Choice = Omit<JournalEntry, 'link'>
type Time = ReturnType<typeof stopClock>

const save = ({ browser }: Seat, answer: object[], more: object = {}) =>
  browser.post('/soal/simpan-jawaban', { answer, ...more })

async function sit(): Promise<{ seat: Seat; attemptId: number }> {
  const seat = await takeSeat()
  const { body } = await start(seat)
  return { seat, attemptId: body.attemptId as number }
}

/** A choice made now, in a device's form. */
const chosen = (time: Time, id: number, seq: number, at = time.now): Choice => ({
  id,
  answer: '2',
  seq,
  at,
  jam: at,
})

const deliver = ({ browser }: Seat, attemptId: number, choices: readonly Choice[]) =>
  browser.post('/soal/jawaban-terlambat', journalBody(attemptId, choices))

/** A save of the last of these choices, with the journal's last link. */
function saveAnchored(seat: Seat, attemptId: number, choices: readonly Choice[]) {
  const last = journalBody(attemptId, choices).jurnal.at(-1)
  if (!last) throw new Error('Nothing is chosen')
  const { id, answer, seq, at, link } = last
  return save(seat, [{ id, answer, seq, at }], { tautan: anchorOf(link) })
}

/** The only submission for an admin: its row in the list, and all of it. */
async function seenByAdmin() {
  const admin = await BrowserSession.of(await createAdmin())
  const { id } = await LateSubmission.firstOrFail()
  const list = await admin.get('/admin/jawaban-terlambat')
  const { body } = await admin.get(`/admin/jawaban-terlambat/${id}`)
  return { row: list.body.data[0], review: body.data }
}

const iso = (time: number) => new Date(time).toISOString()
const judged = (review: {
  jawaban: { id: number; bertentangan: boolean; tepatWaktu: unknown }[]
}) => review.jawaban.map(({ id, bertentangan, tepatWaktu }) => [id, bertentangan, tepatWaktu])

test.group('Late answers | when they were chosen', (group) => {
  isolateDatabase(group)

  test('a late answer held without its moment takes it from the journal that comes after', async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    time.pass(29 * MINUTE)
    const moment = time.now
    time.pass(2 * MINUTE)
    const held = await save(seat, [{ id: 3, answer: '2', seq: 2 }])
    assert.deepEqual(held.body.held, [3])
    const arrived = time.now
    time.pass(5 * SECOND)
    await deliver(seat, attemptId, [{ ...chosen(time, 3, 2, moment), jam: moment + 7 }])

    const { row, review } = await seenByAdmin()
    const [answer] = review.jawaban
    assert.deepEqual(
      [answer.dipilih, answer.jamPerangkat, answer.diterima, answer.tepatWaktu],
      [iso(moment), iso(moment + 7), iso(arrived), true]
    )
    assert.deepEqual([row.dipilih, row.bertentangan], [iso(moment), false])
    assert.equal(review.takTercatat, 0)
  })

  test("a late answer's known moment stays, whatever a later journal claims", async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    const moment = time.now + 30 * MINUTE + SECOND
    time.pass(31 * MINUTE)
    await save(seat, [{ id: 3, answer: '2', seq: 2, at: moment }])
    await deliver(seat, attemptId, [chosen(time, 3, 2, moment - MINUTE)])
    const { review } = await seenByAdmin()
    assert.deepEqual(
      [review.jawaban[0].dipilih, review.jawaban[0].tepatWaktu],
      [iso(moment), false]
    )
    assert.equal(review.takTercatat, 1)
  })

  test('an outage before the end is not contradicted, and the last contact is shown', async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    time.pass(10 * MINUTE)
    const first = chosen(time, 1, 1)
    await saveAnchored(seat, attemptId, [first])
    const contact = time.now
    time.pass(19 * MINUTE)
    const offline = [chosen(time, 2, 2), chosen(time, 3, 3)]
    time.pass(2 * MINUTE)
    await deliver(seat, attemptId, [first, ...offline])

    const { row, review } = await seenByAdmin()
    assert.deepEqual(judged(review), [
      [2, false, true],
      [3, false, true],
    ])
    assert.isFalse(row.bertentangan)
    assert.deepEqual(review.kontak, [
      { sesi: 'listening', jawaban: 1, pertama: iso(contact), terakhir: iso(contact) },
    ])
    assert.deepInclude(review.jurnal[0], { tertaut: 1, takTertaut: 0 })
  })

  test('choices with a moment and number before a save that arrived are contradicted', async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    const real = [1, 2, 3].map((id) => {
      time.pass(5 * MINUTE)
      return chosen(time, id, id * 20)
    })
    for (const { id, answer, seq } of real) await save(seat, [{ id, answer, seq }])
    const began = time.now - 15 * MINUTE
    time.pass(20 * MINUTE)
    const forged = [4, 5, 6].map((id, at) => chosen(time, id, 50 + at, began + 14 * MINUTE + at))
    await deliver(seat, attemptId, [...real.slice(0, 2), ...forged, ...real.slice(2)])

    const { row, review } = await seenByAdmin()
    assert.deepEqual(judged(review), [
      [4, true, false],
      [5, true, false],
      [6, true, false],
    ])
    assert.isTrue(row.bertentangan)
  })

  test('a journal without the links that saves have named is contradicted as a whole', async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    time.pass(10 * MINUTE)
    const real = chosen(time, 1, 1)
    await saveAnchored(seat, attemptId, [real])
    time.pass(21 * MINUTE)
    const early = chosen(time, 2, 1, time.now - 22 * MINUTE)
    const afterwards = chosen(time, 3, 3, time.now - 2 * MINUTE)
    await deliver(seat, attemptId, [early, { ...chosen(time, 1, 2), at: real.at }, afterwards])

    const { review } = await seenByAdmin()
    assert.deepEqual(judged(review), [
      [1, true, false],
      [2, true, false],
      [3, true, false],
    ])
    assert.deepInclude(review.jurnal[0], { tertaut: 0, takTertaut: 1 })
  })

  test("saves by another login after a takeover don't contradict the first device", async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    time.pass(MINUTE)
    const lost = [chosen(time, 1, 1), chosen(time, 2, 2)]
    const other = { ...seat, browser: await BrowserSession.of(seat.user) }
    await other.browser.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    time.pass(MINUTE)
    const there = [chosen(time, 3, 1), chosen(time, 4, 2)]
    assert.equal((await saveAnchored(other, attemptId, there)).status, 200)
    time.pass(30 * MINUTE)
    await deliver(seat, attemptId, lost)

    const { review } = await seenByAdmin()
    assert.deepEqual(judged(review), [
      [1, false, true],
      [2, false, true],
    ])
    assert.deepInclude(review.jurnal[0], { tertaut: 0, takTertaut: 0 })
  })

  test("saves of a later session don't contradict an outage at the end of an earlier one", async ({
    assert,
  }) => {
    using time = stopClock()
    const { seat, attemptId } = await sit()
    time.pass(29 * MINUTE)
    const offline = chosen(time, 2, 1)
    time.pass(2 * MINUTE)
    await seat.browser.put('/soal/timers/next', { nohp: seat.user.nohp, from: 'listening' })
    time.pass(MINUTE)
    const later = chosen(time, 52, 2)
    assert.equal((await saveAnchored(seat, attemptId, [offline, later])).status, 200)
    await deliver(seat, attemptId, [offline, later])
    assert.deepEqual(judged((await seenByAdmin()).review), [[2, false, true]])
  })
})
