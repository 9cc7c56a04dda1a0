import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { Diary } from '#database/demo_academy/diary'

const DAY_MS = 24 * 60 * 60 * 1000

test.group('Diary of the demo', () => {
  test("the demo's diary executes its entries in the order of time, each at its time", async ({
    assert,
  }) => {
    const now = clock.now()
    const done: [string, number][] = []
    const diary = new Diary()
    for (const [name, daysAgo] of [
      ['second', 3],
      ['first', 8],
      ['third', 1],
    ] as const) {
      diary.note(now - daysAgo * DAY_MS, async (at) => {
        done.push([name, at])
        assert.closeTo(clock.now(), at, 1000)
      })
    }
    await diary.play()
    assert.deepEqual(
      done.map(([name]) => name),
      ['first', 'second', 'third']
    )
    assert.closeTo(clock.now(), now, 1000)
  })

  test("the demo's diary restores the present time after a failure", async ({ assert }) => {
    const now = clock.now()
    const diary = new Diary()
    diary.note(now - DAY_MS, async () => {
      throw new Error('broken')
    })
    await assert.rejects(() => diary.play(), 'broken')
    assert.closeTo(clock.now(), now, 1000)
  })

  test("the demo's diary refuses the future before it executes anything", async ({ assert }) => {
    const diary = new Diary()
    let acts = 0
    diary.note(clock.now() - DAY_MS, async () => (acts += 1))
    diary.note(clock.now() + DAY_MS, async () => (acts += 1))
    await assert.rejects(() => diary.play(), /hasn't come yet/)
    assert.equal(acts, 0)
  })
})
