import { test } from '@japa/runner'
import {
  dateOf,
  DAY_MS,
  lastDays,
  startOfDate,
  startOfDay,
} from '#app/platform/time/domain/academy_days'

const at = (iso: string) => Date.parse(iso)

test.group('Days of the academy', () => {
  test("the academy's days begin at midnight in Jakarta", ({ assert }) => {
    const midnight = at('2026-11-20T17:00:00.000Z')
    assert.equal(startOfDay(midnight), midnight)
    assert.equal(startOfDay(midnight + DAY_MS - 1), midnight)
    assert.equal(startOfDay(midnight - 1), midnight - DAY_MS)
    assert.equal(dateOf(midnight), '2026-11-21')
    assert.equal(dateOf(startOfDay(at('2026-12-31T16:59:59.999Z'))), '2026-12-31')
    assert.equal(dateOf(startOfDay(at('2026-12-31T17:00:00.000Z'))), '2027-01-01')
  })

  test("the academy's days are counted back from today, oldest first", ({ assert }) => {
    const days = lastDays(30, at('2026-03-01T05:00:00Z'))
    assert.lengthOf(days, 30)
    assert.equal(dateOf(days[0] ?? 0), '2026-01-31')
    assert.equal(dateOf(days.at(-1) ?? 0), '2026-03-01')
    assert.lengthOf(new Set(days.map(dateOf)), 30)
  })

  test('a date names the midnight in Jakarta with which it begins, and back', ({ assert }) => {
    for (const date of ['2026-11-21', '2024-02-29', '2026-12-31']) {
      const start = startOfDate(date)
      assert.equal(dateOf(start ?? 0), date)
      assert.equal(startOfDay(start ?? 0), start)
    }
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '21-11-2026',
      '2026-1-1',
      '',
      '2026-11-21T00:00',
    ]) {
      assert.isNull(startOfDate(text), text)
    }
  })
})
