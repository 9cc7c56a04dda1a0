import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  beginTime,
  FOLLOWED_MS,
  FOLLOWED_PER_MS,
  isSettled,
  look,
  SETTLED_MS,
  type Reading,
  type ServerTime,
} from '#app/platform/time/domain/server_time'

const SECOND = 1000
const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 22, 2)

/** A machine with clocks that tests can set; it starts an hour after its boot. */
class Machine {
  elapsed = HOUR
  /** Error of the wall clock. */
  off = 0

  read(): Reading {
    return { wall: START + this.elapsed - HOUR + this.off, elapsed: this.elapsed }
  }
}

function timeAfter(known: ServerTime, machine: Machine, seconds: number): ServerTime {
  let now = known
  for (let second = 0; second < seconds; second++) {
    machine.elapsed += SECOND
    now = look(now, machine.read())
  }
  return now
}

test.group('Server time', () => {
  test("the server's time starts with the wall clock and follows it", ({ assert }) => {
    const machine = new Machine()
    const after = timeAfter(beginTime(machine.read()), machine, 3600)
    assert.equal(after.time, START + HOUR)
    assert.isNull(after.step)
  })

  test("the server's time continues unchanged when the wall clock steps by {off} ms")
    .with([{ off: 1001 }, { off: -1001 }, { off: HOUR }, { off: -HOUR }, { off: 13 * HOUR }])
    .run(({ assert }, { off }) => {
      const machine = new Machine()
      const before = beginTime(machine.read())
      machine.off = off
      const during = timeAfter(before, machine, 20)
      assert.equal(during.time, START + 20 * SECOND)
      assert.deepEqual(during.step, { difference: off, since: HOUR + SECOND })

      machine.off = 0
      const after = timeAfter(during, machine, 20)
      assert.equal(after.time, START + 40 * SECOND)
      assert.isNull(after.step)
    })

  test("the server's time corrects a small difference of {off} ms by a millisecond per second")
    .with([{ off: 800 }, { off: -800 }, { off: 1000 }, { off: -1 }])
    .run(({ assert }, { off }) => {
      const machine = new Machine()
      const before = beginTime(machine.read())
      machine.off = off
      const soon = timeAfter(before, machine, 1)
      assert.isNull(soon.step)
      assert.closeTo(soon.time, START + SECOND + Math.sign(off), 0.01)
      assert.closeTo(timeAfter(soon, machine, 1000).time, machine.read().wall, 0.01)
    })

  test("the server's time catches up after the machine has slept", ({ assert }) => {
    const machine = new Machine()
    const before = beginTime(machine.read())
    machine.elapsed += 8 * HOUR
    const after = look(before, machine.read())
    assert.equal(after.time, START + 8 * HOUR)
    assert.isNull(after.step)
  })

  test("the server's time continues when the wall clock stops, as in a paused machine", ({
    assert,
  }) => {
    const machine = new Machine()
    let now = beginTime(machine.read())
    for (let second = 0; second < 5; second++) {
      machine.elapsed += SECOND
      machine.off -= SECOND
      now = look(now, machine.read())
    }
    assert.isAtLeast(now.time, START + 4990)
    assert.isNotNull(now.step)
  })

  test("the server's time reports each further step separately", ({ assert }) => {
    const machine = new Machine()
    machine.off = 0
    let now = beginTime(machine.read())
    const steps = [HOUR, HOUR + 500, 2 * HOUR, -HOUR].map((off) => {
      machine.off = off
      now = timeAfter(now, machine, 1)
      return now.step
    })
    assert.equal(steps[0], steps[1])
    assert.deepEqual(
      steps.map((step) => step?.difference),
      [HOUR, HOUR, 2 * HOUR, -HOUR]
    )
  })

  test("the server's time calls a step settled after a minute without change", ({ assert }) => {
    const machine = new Machine()
    const before = beginTime(machine.read())
    assert.isFalse(isSettled(before))
    machine.off = HOUR
    const noticed = timeAfter(before, machine, 1)
    assert.isFalse(isSettled(timeAfter(noticed, machine, SETTLED_MS / SECOND - 1)))
    machine.off = HOUR + 5
    assert.isTrue(isSettled(timeAfter(noticed, machine, 2)))
    machine.off = -HOUR
    assert.isFalse(isSettled(timeAfter(noticed, machine, 1)))
  })

  test("the server's time reports a step that exists at the start", ({ assert }) => {
    const machine = new Machine()
    const begun = beginTime(machine.read(), START - HOUR)
    assert.equal(begun.time, START - HOUR)
    assert.equal(begun.step?.difference, HOUR)
  })
})

/** Events between two readings. */
const event = fc.record({
  passes: fc.oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.integer({ min: 0, max: 8 * HOUR }),
    fc.constant(0)
  ),
  slewPpm: fc.integer({ min: -500, max: 500 }),
  step: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.integer({ min: -2000, max: 2000 }),
    fc.integer({ min: -20 * 365 * 24 * HOUR, max: 20 * 365 * 24 * HOUR })
  ),
})
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

function live(machine: Machine, { passes, slewPpm, step }: Event): void {
  machine.elapsed += passes
  machine.off += (passes * slewPpm) / 1_000_000 + step
}

test.group('Server time | for any change of the wall clock', () => {
  test("for any change of the wall clock the server's time never goes back and keeps the speed of the machine", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const machine = new Machine()
        let now = beginTime(machine.read())
        for (const one of events) {
          live(machine, one)
          const next = look(now, machine.read())
          const passed = next.time - now.time
          const allowed = one.passes * FOLLOWED_PER_MS + 0.01
          if (passed < 0 || Math.abs(passed - one.passes) > allowed) return false
          now = next
        }
        return true
      }),
      { numRuns: 500 }
    )
  })

  test('for any change of the wall clock a step is reported exactly while the difference is large', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const machine = new Machine()
        let now = beginTime(machine.read())
        return events.every((one) => {
          live(machine, one)
          now = look(now, machine.read())
          const difference = Math.abs(machine.read().wall - now.time)
          return now.step === null ? difference <= FOLLOWED_MS : difference > FOLLOWED_MS
        })
      }),
      { numRuns: 500 }
    )
  })

  test("the server's time follows a wall clock slewed by NTP without reporting a step", () => {
    const slews = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(slews, (ppms) => {
        const machine = new Machine()
        let now = beginTime(machine.read())
        return ppms.every((slewPpm) => {
          live(machine, { passes: 10 * SECOND, slewPpm, step: 0 })
          now = look(now, machine.read())
          return now.step === null && Math.abs(machine.read().wall - now.time) < 0.01
        })
      })
    )
  })

  test("the server's time does not depend on how often it is read", () => {
    const looks = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 50 })
    fc.assert(
      fc.property(looks, fc.integer({ min: -5000, max: 5000 }), (pauses, step) => {
        const often = new Machine()
        const start = beginTime(often.read())
        often.off = step
        let now = start
        for (const pause of pauses) {
          often.elapsed += pause
          now = look(now, often.read())
        }
        return Math.abs(look(start, often.read()).time - now.time) < 0.01
      })
    )
  })
})
