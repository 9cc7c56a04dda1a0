import { getPriority } from 'node:os'
import { test } from '@japa/runner'
import { HeavyThread } from '#app/platform/threads/heavy_thread'

test.group('A thread of heavy work', () => {
  test('a thread of heavy work gets less CPU than requests where all cores are busy', async ({
    assert,
    cleanup,
  }) => {
    const thread = new HeavyThread({
      name: 'priority',
      worker: new URL('../../support/priority_worker.ts', import.meta.url),
      withinMs: 30_000,
      heapMb: 64,
      waiting: 1,
    })
    cleanup(() => thread.close())
    const before = getPriority(process.pid)
    assert.equal(await thread.run(null), Math.min(before + 5, 19))
    // The process itself keeps its own.
    assert.equal(getPriority(process.pid), before)
  }).skip(process.platform !== 'linux', 'only Linux has priorities of threads')
})
