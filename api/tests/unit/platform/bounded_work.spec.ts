import { test } from '@japa/runner'
import { Unavailable } from '#app/platform/errors/failures'
import { boundedWork } from '#app/platform/limits/bounded_work'

/** Work that runs until the test ends it. */
function heldWork() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) => async () => {
    started.push(number)
    await new Promise<void>((resolve) => ends.push(resolve))
    return number
  }
  return { started, work, endNext: () => ends.shift()?.() }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test.group('Bounded work', () => {
  test('bounded work runs a few at once, in order, and is refused when too many wait', async ({
    assert,
  }) => {
    const run = boundedWork({ name: 'tests', atOnce: 2, waiting: 1 })
    const { started, work, endNext } = heldWork()
    const results = [run(work(1)), run(work(2)), run(work(3))]
    await turn()
    assert.deepEqual(started, [1, 2])
    await assert.rejects(() => run(work(4)), Unavailable)

    endNext()
    await turn()
    assert.deepEqual(started, [1, 2, 3])
    results.push(run(work(5)))
    for (let ends = 0; ends < 4; ends++) {
      endNext()
      await turn()
    }
    assert.deepEqual(await Promise.all(results), [1, 2, 3, 5])
  })

  test('bounded work that fails frees its place for the next', async ({ assert }) => {
    const run = boundedWork({ name: 'tests', atOnce: 1, waiting: 1 })
    await assert.rejects(() => run(() => Promise.reject(new Error('no'))), 'no')
    assert.equal(await run(() => Promise.resolve('yes')), 'yes')
  })
})
