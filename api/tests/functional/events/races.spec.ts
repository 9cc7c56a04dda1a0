import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import ExamEvent from '#app/events/models/exam_event'
import Attempt from '#app/exam/models/attempt'
import { emptyDatabaseAfterEach } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import { completePackage } from '#tests/support/exam'

const statusOf = ({ status }: { status: number }) => status

test.group('At once', (group) => {
  emptyDatabaseAfterEach(group)

  test('two presses of the start button at once start an event once', async ({ assert }) => {
    const { path, admin, id } = await scheduleEvent(await completePackage(), Date.now())
    const replies = await Promise.all([admin.post(`${path}/mulai`), admin.post(`${path}/mulai`)])
    assert.deepEqual(replies.map(statusOf), [200, 200])
    assert.equal(replies[0].body.dimulai, replies[1].body.dimulai)
    const entries = await AuditEntry.query().where({ action: 'event.started', subjectId: id })
    assert.lengthOf(entries, 1)
  })

  test('a start and a cancellation at once leave no learner with a grant of a cancelled event', async ({
    assert,
  }) => {
    const planned = await scheduleEvent(await completePackage(), Date.now(), { count: 3 })
    const { path, admin, id } = planned
    const [started, cancelled] = await Promise.all([
      admin.post(`${path}/mulai`),
      admin.post(`${path}/batalkan`),
    ])
    assert.equal(cancelled.status, 200)
    assert.include([200, 409], started.status)
    assert.equal((await ExamEvent.findOrFail(id)).status, 'cancelled')
    assert.lengthOf(await Entitlement.query().whereNull('revokedAt'), 0)
  })

  test('learners who start while the event is cancelled get an attempt or have no grant', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const planned = await scheduleEvent(pack, Date.now(), { count: 6, pakaiToken: false })
    const { path, admin, learners } = planned
    await admin.post(`${path}/mulai`)
    const starts = learners.map(({ browser }) => browser.put('/soal/timers', { paketId: pack.id }))
    const [cancelled, ...replies] = await Promise.all([admin.post(`${path}/batalkan`), ...starts])
    assert.equal(cancelled.status, 200)
    const begun = replies.filter(({ status }) => status === 200).length
    assert.lengthOf(await Attempt.all(), begun)
    assert.lengthOf(await Entitlement.query().whereNotNull('usedAt'), begun)
    const revoked = await Entitlement.query().whereNotNull('revokedAt')
    assert.lengthOf(revoked, learners.length - begun)
    assert.isTrue(revoked.every(({ usedAt }) => usedAt === null))
  })

  test('all learners of a room who start at once start once each, on one snapshot', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const planned = await scheduleEvent(pack, Date.now(), { count: 12, pakaiToken: false })
    await planned.admin.post(`${planned.path}/mulai`)
    const replies = await Promise.all(
      planned.learners.flatMap(({ browser }) => [
        browser.put('/soal/timers', { paketId: pack.id }),
        browser.put('/soal/timers', { paketId: pack.id }),
      ])
    )
    assert.deepEqual([...new Set(replies.map(statusOf))], [200])
    const attempts = await Attempt.all()
    assert.lengthOf(attempts, 12)
    assert.equal(new Set(attempts.map(({ snapshotId }) => snapshotId)).size, 1)
  })
})
