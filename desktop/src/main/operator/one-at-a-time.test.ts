import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function deferred() {
  const runs: PromiseWithResolvers<void>[] = []
  const task = oneAtATime(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, task }
}

test('calls during a run share one further run after it', async () => {
  const { runs, task } = deferred()
  const first = task()
  const [second, third] = [task(), task()]
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await first
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await Promise.all([second, third])
  expect(runs).toHaveLength(2)
})

test('a failed run rejects its own callers and not those of the next', async () => {
  const { runs, task } = deferred()
  const first = task()
  const second = task()
  runs[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve()
  await second
  const third = task()
  runs[2]?.resolve()
  await third
})
