import { test } from '@japa/runner'
import fc from 'fast-check'
import { DAY_MS, dateOf, startOfDate } from '#app/platform/time/domain/academy_days'
import { bookOf, daysOf, periodBefore, type Movement } from '#app/reports/domain/money_report'
import { sumsTables } from '#app/reports/domain/money_texts'
import { PAYMENT_WAYS } from '#contracts/payments'

const day = (date: string) => startOfDate(date) ?? Number.NaN
const period = (first: string, last: string) => ({ first: day(first), last: day(last) })

const MOVEMENT: fc.Arbitrary<Movement> = fc.record({
  packageId: fc.integer({ min: 1, max: 4 }),
  packageName: fc.constant('Paket'),
  bundle: fc.constantFrom(null, null, { id: 1, name: 'Hemat' }, { id: 2, name: 'Lengkap' }),
  way: fc.constantFrom(...PAYMENT_WAYS),
  count: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 0, max: 1_000_000_000 }),
  promo: fc.constantFrom(null, 'HEMAT', 'PELAJAR'),
  discount: fc.nat(1_000),
})

test.group('The sums of a report', () => {
  test('the sums by package and bundle and by way add up to the total, those by promo code to what was paid with one, whatever was paid and paid back', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(MOVEMENT), fc.array(MOVEMENT), (paid, refunded) => {
        const { total, packages, bundles, ways, promos } = bookOf(paid, refunded)
        for (const parts of [[...packages, ...bundles], ways]) {
          for (const key of ['transactions', 'gross', 'refunds', 'net'] as const) {
            assert.equal(
              parts.reduce((sum, part) => sum + part[key], 0),
              total[key]
            )
          }
        }
        assert.equal(total.net, total.gross - total.refunds)
        const coded = paid.filter(({ promo }) => promo !== null)
        assert.equal(
          promos.reduce((sum, { gross }) => sum + gross, 0),
          coded.reduce((sum, { amount }) => sum + amount, 0)
        )
        assert.equal(
          promos.reduce((sum, { discount }) => sum + discount, 0),
          coded.reduce((sum, { discount }) => sum + discount, 0)
        )
      })
    )
  })

  test('before whole months come as many whole months, before other days as many days', ({
    assert,
  }) => {
    const cases: [string, string, string, string][] = [
      ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
      ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
      ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
      ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
      ['2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
      ['2026-11-26', '2026-11-26', '2026-11-25', '2026-11-25'],
      ['2026-11-01', '2026-11-29', '2026-10-03', '2026-10-31'],
    ]
    for (const [first, last, begins, ends] of cases) {
      const before = periodBefore(period(first, last))
      assert.deepEqual([dateOf(before.first), dateOf(before.last)], [begins, ends], first)
    }
  })

  test('the period before ends on the day before, for any period', ({ assert }) => {
    const start = day('2020-01-01')
    fc.assert(
      fc.property(fc.nat(4_000), fc.integer({ min: 0, max: 365 }), (from, length) => {
        const one = { first: start + from * DAY_MS, last: start + (from + length) * DAY_MS }
        const before = periodBefore(one)
        assert.equal(before.last, one.first - DAY_MS)
        assert.isAtLeast(daysOf(before), 1)
        assert.isAtMost(Math.abs(daysOf(before) - daysOf(one)), 3)
      })
    )
  })

  test('a package or bundle that sold only in the period before keeps its line', ({ assert }) => {
    const book = (...paid: Movement[]) => {
      const { total, ...parts } = bookOf(paid, [])
      return { total, ...parts, classes: total, all: total }
    }
    const payment = { way: 'qris', count: 1, amount: 5, promo: 'HEMAT', discount: 2 } as const
    const sold = { packageId: 1, packageName: 'Lama', bundle: null, ...payment }
    const bundled = { ...sold, bundle: { id: 1, name: 'Hemat' } }
    const [, packages] = sumsTables(book(), book(sold, bundled))
    assert.containSubset(packages?.lines, [
      { name: 'Lama', net: 0, before: 5 },
      { name: 'Bundel Hemat', net: 0, before: 5 },
    ])
  })
})
