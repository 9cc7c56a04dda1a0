import { test } from '@japa/runner'
import { agesOf, lacksOf, weeksAt } from '#app/dashboard/domain/week'
import { DAY_MS } from '#app/platform/time/domain/academy_days'

const at = (wib: string) => Date.parse(`${wib}+07:00`)

test.group('The week of an academy', () => {
  test('a week begins on Monday at midnight in Jakarta, and is compared with the last until the same moment', ({
    assert,
  }) => {
    for (const [now, monday] of [
      ['2026-11-26T10:00:00', '2026-11-23T00:00:00'],
      ['2026-11-23T00:00:00', '2026-11-23T00:00:00'],
      ['2026-11-22T23:59:59', '2026-11-16T00:00:00'],
      ['2027-01-01T12:00:00', '2026-12-28T00:00:00'],
    ] as const) {
      const weeks = weeksAt(at(now))
      assert.deepEqual(weeks.whole, { from: at(monday), until: at(monday) + 7 * DAY_MS }, now)
      assert.deepEqual(weeks.soFar, { from: at(monday), until: at(now) + 1 })
      assert.deepEqual(weeks.last, { from: at(monday) - 7 * DAY_MS, until: at(monday) })
      assert.equal(weeks.lastSoFar.until, at(now) + 1 - 7 * DAY_MS)
    }
  })

  test('waiting payments are counted by their age', ({ assert }) => {
    const now = at('2026-11-26T10:00:00')
    const ages = agesOf(
      [now, now - DAY_MS + 1, now - DAY_MS, now - 3 * DAY_MS, now - 9 * DAY_MS],
      now
    )
    assert.deepEqual(ages, { today: 2, days: 2, older: 1, oldest: now - 9 * DAY_MS })
    assert.deepEqual(agesOf([], now), { today: 0, days: 0, older: 0, oldest: null })
  })

  test('an event says all that it lacks', ({ assert }) => {
    const complete = {
      isDraft: false,
      learners: 30,
      invigilators: 1,
      isPackageReady: true,
      unpaidClasses: [],
    }
    assert.deepEqual(lacksOf(complete), [])
    assert.deepEqual(
      lacksOf({
        isDraft: true,
        learners: 0,
        invigilators: 0,
        isPackageReady: false,
        unpaidClasses: ['XII IPA 1'],
      }),
      [
        'Masih konsep',
        'Belum ada peserta',
        'Belum ada pengawas',
        'Paket belum siap',
        'Kelas XII IPA 1 belum bayar',
      ]
    )
  })
})
