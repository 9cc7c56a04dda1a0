import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import Result from '#app/results/models/result'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import type { EventLearner } from '#tests/support/events'
import { startedEvent } from '#tests/support/interventions'

const MINUTES = { menit: 5 }

test.group('Actions at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('one key sent at once from two screens is one action with one outcome', async ({
    assert,
  }) => {
    const { act, learners, begin, ids } = await startedEvent({ count: 4 })
    await begin(...learners)
    const kunci = randomUUID()
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => act('tambah_waktu', ids, { ...MINUTES, kunci }))
    )
    for (const reply of replies) assert.deepEqual(reply.body, replies[0]?.body)
    const attempts = await Attempt.all()
    assert.isTrue(attempts.every(({ givenListening }) => givenListening === 300))
    assert.lengthOf(await AuditEntry.query().where('action', 'event.intervened'), 4)
    assert.lengthOf(await db.from('exam_notices'), 4)
  })

  test('two people who press at once give the time once, and one learns who was first', async ({
    assert,
  }) => {
    const { act, watcher, learners, begin, ids } = await startedEvent({ count: 3 })
    await begin(...learners)
    const replies = await Promise.all([
      act('tambah_waktu', ids, MINUTES),
      act('tambah_waktu', ids, MINUTES, watcher.browser),
    ])
    for (const id of ids) {
      const outcomes = replies.map(({ body }) =>
        body.hasil.find(({ userId }: { userId: number }) => userId === id)
      )
      const statuses = outcomes.map(({ status }) => status)
      assert.sameMembers(statuses, ['dilakukan', 'dilewati'])
      const skipped = outcomes.find(({ status }) => status === 'dilewati')
      assert.match(skipped.keterangan, /^Baru saja dilakukan oleh /)
    }
    assert.isTrue((await Attempt.all()).every(({ givenListening }) => givenListening === 300))
  })

  test('the invigilators’ limit holds for two who press at once', async ({ assert }) => {
    const { act, watcher, learners, begin, ids } = await startedEvent({ count: 1 })
    await begin(...learners)
    const more = { menit: 10, paksa: true }
    await Promise.all([1, 2, 3].map(() => act('tambah_waktu', ids, more, watcher.browser)))
    assert.equal((await Attempt.firstOrFail()).givenListening, 600)
  })

  test('an action and a start at once give the time to the attempt or its grant, once', async ({
    assert,
  }) => {
    const { act, pack, learners, ids } = await startedEvent({ count: 6 })
    const [given] = await Promise.all([
      act('tambah_waktu', ids, MINUTES),
      ...learners.map(({ browser }) => browser.put('/soal/timers', { paketId: pack.id })),
    ])
    assert.equal(given?.status, 200)
    const attempts = await Attempt.all()
    assert.lengthOf(attempts, 6)
    for (const attempt of attempts) {
      const outcome = given?.body.hasil.find(
        ({ userId }: { userId: number }) => userId === attempt.userId
      )
      assert.equal(outcome.status, 'dilakukan')
      assert.equal(attempt.givenListening, 300)
      assert.approximately(attempt.deadline - attempt.startedAt, 35 * 60_000, 1_000)
    }
  })

  test('saves, an end by hand and a reopening at once leave one result or none', async ({
    assert,
  }) => {
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    const saves = [1, 2, 3].map((seq) =>
      one.browser.post('/soal/simpan-jawaban', { answer: [{ id: seq, answer: '1', seq }] })
    )
    const excluded = act('keluarkan', ids)
    const again = act('buka_kembali', ids)
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    assert.isTrue(
      statuses.every((status) => [200, 403].includes(status)),
      statuses.join()
    )
    await Promise.all([excluded, again])
    const attempt = await Attempt.firstOrFail()
    assert.lengthOf(await Result.all(), attempt.status === 'finished' ? 1 : 0)
    const kept = statuses.filter((status) => status === 200).length
    assert.lengthOf(await db.from('attempt_answers'), kept)
  })
})
