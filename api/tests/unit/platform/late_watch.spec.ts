import { test } from '@japa/runner'
import { LATE_MS, LateWatch, type Measured } from '#app/platform/health/late_watch'

const IN_TIME: Measured = { elapsedMs: 1_000, slowestCommitMs: 5, longestTurnMs: 25 }
const SLOW_DISK: Measured = { ...IN_TIME, slowestCommitMs: LATE_MS.commit }
const BUSY: Measured = { ...IN_TIME, longestTurnMs: LATE_MS.loop }

function watched() {
  const lines: object[] = []
  const watch = new LateWatch({ warn: (details: object) => void lines.push(details) } as never)
  return {
    watch,
    lines,
    look: (measured: Measured, times: number) => {
      for (let at = 0; at < times; at++) watch.look(measured)
    },
  }
}

test.group('Lateness of commits and of the event loop', () => {
  test('lateness does not count while it is short', ({ assert }) => {
    const { watch, look } = watched()
    for (let round = 0; round < 10; round++) {
      look(SLOW_DISK, 4)
      assert.isFalse(watch.isLate)
      look(IN_TIME, 15)
    }
    look({ ...IN_TIME, slowestCommitMs: LATE_MS.commit - 1, longestTurnMs: LATE_MS.loop - 1 }, 60)
    assert.isFalse(watch.isLate)
  })

  test('lateness counts after five seconds of {what}, and until fifteen seconds without it')
    .with([
      { what: 'slow commits', measured: SLOW_DISK },
      { what: 'a busy event loop', measured: BUSY },
    ])
    .run(({ assert }, { measured }) => {
      const { watch, look } = watched()
      look(measured, 5)
      assert.isTrue(watch.isLate)
      look(IN_TIME, 14)
      assert.isTrue(watch.isLate)
      look(measured, 1)
      look(IN_TIME, 14)
      assert.isTrue(watch.isLate)
      look(IN_TIME, 1)
      assert.isFalse(watch.isLate)
    })

  test('lateness counts at once when one turn took eight seconds', ({ assert }) => {
    const { watch, look } = watched()
    look({ elapsedMs: 8_600, slowestCommitMs: 400, longestTurnMs: 8_000 }, 1)
    assert.isTrue(watch.isLate)
  })

  test('lateness is logged when it begins, and then once a minute', ({ assert }) => {
    const { lines, look } = watched()
    look(IN_TIME, 100)
    assert.deepEqual(lines, [])
    look(SLOW_DISK, 1)
    assert.deepEqual(lines, [{ commitMs: LATE_MS.commit, loopMs: 25 }])
    look(SLOW_DISK, 59)
    assert.lengthOf(lines, 1)
    look(SLOW_DISK, 61)
    assert.lengthOf(lines, 3)
  })
})
