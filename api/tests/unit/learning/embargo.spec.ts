import { test } from '@japa/runner'
import fc from 'fast-check'
import { closedBecause } from '#app/learning/domain/embargo'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SET = Date.UTC(2026, 10, 20, 2)

const readable = {
  isSitting: false,
  events: [] as { startsAt: number; startedAt: number | null }[],
  mode: 'setelah_ujian' as const,
  from: null,
}
const reasonAt = (now: number, change: Partial<Parameters<typeof closedBecause>[0]> = {}) =>
  closedBecause({ ...readable, ...change }, now)?.reason ?? null

test.group('When explanations are open', () => {
  test('explanations are closed unless the package says otherwise', ({ assert }) => {
    assert.equal(reasonAt(SET, { mode: null }), 'paket')
    assert.equal(reasonAt(SET, { mode: 'tidak' }), 'paket')
    assert.isNull(reasonAt(SET))
  })

  test('explanations with a date open exactly then', ({ assert }) => {
    const dated = { mode: 'tanggal' as const, from: SET }
    assert.deepEqual(closedBecause({ ...readable, ...dated }, SET - 1), {
      reason: 'paket',
      opensAt: SET,
    })
    assert.isNull(reasonAt(SET, dated))
    assert.equal(reasonAt(SET, { mode: 'tanggal', from: null }), 'paket')
  })

  test('an event closes them from 30 minutes before its set time to 24 hours after its start', ({
    assert,
  }) => {
    const set = { events: [{ startsAt: SET, startedAt: null }] }
    assert.isNull(reasonAt(SET - 30 * MINUTE - 1, set))
    assert.equal(reasonAt(SET - 30 * MINUTE, set), 'jadwal')
    assert.equal(reasonAt(SET + 24 * HOUR - 1, set), 'jadwal')
    assert.isNull(reasonAt(SET + 24 * HOUR, set))

    const late = { events: [{ startsAt: SET, startedAt: SET + 20 * MINUTE }] }
    assert.equal(reasonAt(SET + 24 * HOUR, late), 'jadwal')
    assert.isNull(reasonAt(SET + 24 * HOUR + 20 * MINUTE, late))
  })

  test('of several reasons the first is sitting, then an event, then the package', ({ assert }) => {
    const all = {
      isSitting: true,
      events: [{ startsAt: SET, startedAt: null }],
      mode: 'tidak' as const,
    }
    assert.equal(reasonAt(SET, all), 'sedang_ujian')
    assert.equal(reasonAt(SET, { ...all, isSitting: false }), 'jadwal')
    assert.equal(reasonAt(SET, { mode: 'tidak' }), 'paket')
  })

  test('of several events the last one decides when they open', ({ assert }) => {
    const events = [0, 3, 1].map((hours) => ({ startsAt: SET + hours * HOUR, startedAt: null }))
    const closed = closedBecause({ ...readable, events }, SET + 4 * HOUR)
    assert.equal(closed?.opensAt, SET + 27 * HOUR)
  })

  test('whenever a time of opening is known, nothing but the package keeps them closed then', ({
    assert,
  }) => {
    const event = fc.record({
      startsAt: fc.integer({ min: SET - 48 * HOUR, max: SET + 48 * HOUR }),
      startedAt: fc.constant(null),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), (events) => {
        const now = SET
        const closed = closedBecause({ ...readable, events }, now)
        if (!closed?.opensAt) return
        const begun = events.filter(({ startsAt }) => startsAt - 30 * MINUTE <= now)
        assert.isNull(closedBecause({ ...readable, events: begun }, closed.opensAt))
      })
    )
  })
})
