import { test } from '@japa/runner'
import { startingTime, type NotedTime } from '#app/platform/time/domain/starting_time'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 22, 2)
const BOOT = 'this boot'

function noted(attributes: Partial<NotedTime> = {}): NotedTime {
  return { boot: BOOT, elapsed: 5 * HOUR, time: NOW - HOUR, age: HOUR, ...attributes }
}

/** The time of a server that starts an hour after its last note, with any wall clock. */
function startAt(wall: number, known: NotedTime[], boot: string | null = BOOT): number {
  return startingTime({ wall, elapsed: 6 * HOUR }, boot, known)
}

test.group('Starting time | on a machine that was not restarted', () => {
  test('the starting time continues as the machine counted, with the wall clock {off} ms off')
    .with([{ off: 0 }, { off: HOUR }, { off: -HOUR }, { off: 20 * 365 * 24 * HOUR }])
    .run(({ assert }, { off }) => {
      assert.equal(startAt(NOW + off, [noted()]), NOW)
    })

  test('the starting time uses the latest note of any process', ({ assert }) => {
    const before = noted({ elapsed: 2 * HOUR, time: NOW - 4 * HOUR + 500, age: 4 * HOUR })
    assert.equal(startAt(NOW, [before, noted(), before]), NOW)
  })

  test('the starting time ignores a count lower than the noted one', ({ assert }) => {
    assert.equal(startAt(NOW + HOUR, [noted({ elapsed: 7 * HOUR })]), NOW + HOUR)
  })
})

test.group('Starting time | on another or restarted machine', () => {
  test('the starting time is the wall clock’s without any note', ({ assert }) => {
    assert.equal(startAt(NOW, []), NOW)
    assert.equal(startAt(NOW, [], null), NOW)
  })

  test('the starting time includes the time the server was off', ({ assert }) => {
    assert.equal(startAt(NOW, [noted({ boot: 'another' })]), NOW)
  })

  test('the starting time is never earlier than the last note', ({ assert }) => {
    const known = [noted({ boot: 'another' }), noted({ boot: 'a third', time: NOW - 2 * HOUR })]
    assert.equal(startAt(Date.UTC(2020, 0, 1), known), NOW - HOUR)
  })

  test('the starting time is that of running processes, with the wall clock {off} ms off')
    .with([{ off: HOUR }, { off: -HOUR }, { off: 2001 }])
    .run(({ assert }, { off }) => {
      const running = noted({ boot: 'another', time: NOW - 8000, age: 8000 })
      const ended = noted({ boot: 'a third', time: NOW + 5 * HOUR, age: 31_000 })
      assert.equal(startAt(NOW + off, [running, ended]), NOW)
    })

  test('the starting time is the wall clock’s when it nearly equals the other processes', ({
    assert,
  }) => {
    const running = noted({ boot: 'another', time: NOW - 8000, age: 8000 })
    assert.equal(startAt(NOW + 300, [running]), NOW + 300)
  })

  test('the starting time does not compare boots when the system names none', ({ assert }) => {
    assert.equal(startAt(NOW + HOUR, [noted({ boot: null })], null), NOW + HOUR)
  })
})
