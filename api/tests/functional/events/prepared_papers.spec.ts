import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { prepareEvents } from '#app/events/actions/prepare_events'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

test.group('Papers of an event', (group) => {
  isolateDatabase(group)

  test("an event's papers are cached once the doors are open, and not before", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { admin, path, learners } = await scheduleEvent(pack, time.now + HOUR, {
      pakaiToken: false,
    })
    assert.equal(await prepareEvents(time.now, logger), 0)
    assert.lengthOf(await ExamSnapshot.all(), 0)
    time.pass(30 * MINUTE)
    assert.equal(await prepareEvents(time.now, logger), 1)
    const [snapshot] = await ExamSnapshot.all()
    const cache = await app.container.make(SnapshotCache)
    assert.equal(cache.idOf(await Package.findOrFail(pack.id)), snapshot?.id)
    assert.isDefined(cache.get(snapshot?.id ?? 0))

    await admin.post(`${path}/mulai`)
    const [{ browser }] = learners as [EventLearner]
    await browser.put('/soal/timers', { paketId: pack.id })
    assert.equal((await browser.get('/soal')).body.sesi, 'listening')
    assert.lengthOf(await ExamSnapshot.all(), 1)
  })

  test("papers that can't be made don't stop the preparation of the others", async ({ assert }) => {
    using time = stopClock()
    const [broken, whole] = [await completePackage(), await completePackage()]
    for (const pack of [broken, whole]) await scheduleEvent(pack, time.now)
    await Question.query().where({ packageId: broken.id, page: 7 }).delete()
    assert.equal(await prepareEvents(time.now, logger), 2)
    const snapshots = await ExamSnapshot.all()
    assert.deepEqual(
      snapshots.map(({ packageId }) => packageId),
      [whole.id]
    )
  })
})
