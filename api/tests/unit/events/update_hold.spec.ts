import { test } from '@japa/runner'
import type { EventPlan } from '#app/events/domain/schedule'
import { holdsUpdates } from '#app/events/domain/update_hold'

const MINUTE = 60_000
const SET = Date.UTC(2026, 10, 23, 2)
const PLAN: EventPlan = {
  status: 'scheduled',
  startsAt: SET,
  startMode: 'pengawas',
  windowMinutes: 60,
  toleranceMinutes: 15,
  restMinutes: 10,
  startedAt: null,
  closedAt: null,
  lateUntil: null,
}
const holds = (minutes: number, changes: Partial<EventPlan> = {}, isSitting = false) =>
  holdsUpdates({ ...PLAN, ...changes }, isSitting, SET + minutes * MINUTE)

test.group('Updates of a lab before and during an event', () => {
  test('an event holds updates from two hours before until nobody can begin', ({ assert }) => {
    const times = [-121, -120, 0, 74, 75]
    assert.deepEqual(
      times.map((minutes) => holds(minutes)),
      [false, true, true, true, false]
    )
  })

  test('an event holds updates for as long as somebody sits', ({ assert }) => {
    const startedAt = SET + 5 * MINUTE
    assert.isTrue(holds(300, { startedAt }, true))
    assert.isFalse(holds(300, { startedAt }))
    assert.isTrue(holds(19, { startedAt }))
    assert.isFalse(holds(20, { startedAt }))
  })

  test('a draft, a cancelled and a closed event hold nothing', ({ assert }) => {
    assert.isFalse(holds(0, { status: 'draft' }))
    assert.isFalse(holds(0, { status: 'cancelled' }))
    assert.isFalse(holds(1, { closedAt: SET }))
  })
})
