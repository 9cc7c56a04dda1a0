import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { prepareOffered } from '#app/exam/actions/prepare_offered'
import ExamSnapshot from '#app/exam/models/exam_snapshot'
import { SnapshotCache } from '#app/exam/rows/snapshot_cache'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { loadControllers } from '#app/platform/server/load_controllers'
import { clock } from '#app/platform/time/clock'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'

const never = new AbortController().signal

test.group('A server that has started', (group) => {
  isolateDatabase(group)

  test('a started server has cached the papers of packages on sale, and of no others', async ({
    assert,
  }) => {
    const [sold, broken, archived] = [
      await completePackage(),
      await completePackage(),
      await completePackage(),
    ]
    await Question.query().where({ packageId: broken.id, page: 7 }).delete()
    await Package.query().where('id', archived.id).update({ archivedAt: clock.now() })
    assert.equal(await prepareOffered(never), 1)
    const snapshots = await ExamSnapshot.all()
    assert.deepEqual(
      snapshots.map(({ packageId }) => packageId),
      [sold.id]
    )
    const cache = await app.container.make(SnapshotCache)
    assert.equal(cache.idOf(await Package.findOrFail(sold.id)), snapshots[0]?.id)
    assert.isDefined(cache.get(snapshots[0]?.id ?? 0))
    assert.equal(await prepareOffered(never), 1)
    assert.lengthOf(await ExamSnapshot.all(), 1)
  })

  test('the preparation of papers stops when the server ends', async ({ assert }) => {
    await completePackage()
    assert.equal(await prepareOffered(AbortSignal.abort()), 0)
    assert.lengthOf(await ExamSnapshot.all(), 0)
  })

  test('a started server has loaded the controllers it needs, each once', async ({ assert }) => {
    const loaded: string[] = []
    const routeOf = (name: string) => {
      const load = async () => {
        loaded.push(name)
        return {}
      }
      return { name, handler: { reference: [load, 'show'] } }
    }
    const [own, other] = [routeOf('exam.paper'), routeOf('admin.events.list')]
    const twice = { ...own, name: 'exam.start' }
    const plain = { name: 'exam.health', handler: () => 'well' }
    const unnamed = { ...other, name: undefined }
    const routes = { root: [own, twice, other, plain, unnamed] }
    const fake = { toJSON: () => routes } as unknown as typeof router
    await loadControllers(fake, (name) => name.startsWith('exam.'))
    assert.deepEqual(loaded, ['exam.paper'])
    // All real controllers can be loaded.
    await loadControllers(router, () => true)
  })
})
