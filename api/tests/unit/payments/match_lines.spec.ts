import { test } from '@japa/runner'
import fc from 'fast-check'
import { matchLines, type MatchedLine } from '#app/payments/domain/statement/match_lines'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Midnight in Jakarta. */
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00')

const line = (id: number, at: number, amount = 20_000, hasTime = true): MatchedLine => ({
  id,
  at,
  hasTime,
  amount,
})
const payment = (id: number, createdAt: number, amount = 20_000) => ({ id, amount, createdAt })
const kinds = (verdicts: ReturnType<typeof matchLines>) =>
  Object.fromEntries([...verdicts].map(([id, { kind }]) => [id, kind]))

test.group('Lines of a statement and payments', () => {
  test('an amount that one line and one payment have matches within days, and not beyond', ({
    assert,
  }) => {
    const noon = MONDAY + 12 * HOUR
    const match = (createdAt: number, hasTime = true) =>
      kinds(
        matchLines(
          [line(1, hasTime ? noon : MONDAY, 19_873, hasTime)],
          [payment(9, createdAt, 19_873)]
        )
      )[1]
    assert.equal(match(noon + 3 * DAY), 'cocok')
    assert.equal(match(noon + 3 * DAY + 1), 'tanpa_pasangan')
    assert.equal(match(noon - DAY), 'cocok')
    assert.equal(match(noon - DAY - 1), 'tanpa_pasangan')
    assert.equal(match(MONDAY + 4 * DAY - 1, false), 'cocok')
    assert.equal(match(MONDAY + 4 * DAY, false), 'tanpa_pasangan')
    assert.equal(match(MONDAY - 3 * DAY, false), 'cocok')
  })

  test('a rupiah more or less is another amount', ({ assert }) => {
    const verdicts = matchLines([line(1, MONDAY, 19_873)], [payment(9, MONDAY, 19_874)])
    assert.deepEqual(kinds(verdicts), { 1: 'tanpa_pasangan' })
  })

  test('of equal amounts those match whose proof was sent right after the money came', ({
    assert,
  }) => {
    const noon = MONDAY + 12 * HOUR
    const verdicts = matchLines(
      [line(1, noon), line(2, noon + 5 * HOUR)],
      [payment(8, noon + 5 * 60_000), payment(9, noon + 5 * HOUR + 60_000)]
    )
    assert.deepEqual(verdicts.get(1), { kind: 'cocok', paymentId: 8 })
    assert.deepEqual(verdicts.get(2), { kind: 'cocok', paymentId: 9 })
  })

  test('of equal amounts in one hour those match whose proof was sent within minutes', ({
    assert,
  }) => {
    const noon = MONDAY + 12 * HOUR
    const verdicts = matchLines(
      [line(1, noon), line(2, noon + HOUR / 2)],
      [payment(8, noon + 2 * 60_000), payment(9, noon + HOUR / 2 + 2 * 60_000)]
    )
    assert.deepEqual(verdicts.get(1), { kind: 'cocok', paymentId: 8 })
    assert.deepEqual(verdicts.get(2), { kind: 'cocok', paymentId: 9 })
  })

  test('two payments for one line, and two lines for one payment, are for a person to decide', ({
    assert,
  }) => {
    const noon = MONDAY + 12 * HOUR
    const twoPayments = matchLines([line(1, noon)], [payment(8, noon), payment(9, noon + 60_000)])
    assert.deepEqual(twoPayments.get(1), { kind: 'ganda', paymentIds: [8, 9] })
    const twoLines = matchLines(
      [line(1, noon), line(2, noon + 60_000)],
      [payment(8, noon + 120_000)]
    )
    assert.deepEqual(kinds(twoLines), { 1: 'ganda', 2: 'ganda' })
  })

  test('money that came a second time for a matched payment is double, not unknown', ({
    assert,
  }) => {
    const noon = MONDAY + 12 * HOUR
    const verdicts = matchLines(
      [line(1, noon, 19_873), line(2, noon + 6 * HOUR, 19_873)],
      [payment(8, noon + 60_000, 19_873)]
    )
    assert.deepEqual(kinds(verdicts), { 1: 'cocok', 2: 'ganda' })
  })

  test('no payment has two lines and no line has two payments, whatever comes, and amounts are equal', ({
    assert,
  }) => {
    const time = fc.integer({ min: 0, max: 10 * 24 * 4 }).map((n) => MONDAY + (n * HOUR) / 4)
    const amount = fc.constantFrom(20_000, 25_000, 19_873)
    const lines = fc
      .array(fc.record({ at: time, hasTime: fc.boolean(), amount }), { maxLength: 30 })
      .map((all) =>
        all.map((one, id) => ({
          ...one,
          id,
          at: one.hasTime ? one.at : MONDAY + Math.floor((one.at - MONDAY) / DAY) * DAY,
        }))
      )
    const payments = fc
      .array(fc.record({ createdAt: time, amount }), { maxLength: 30 })
      .map((all) => all.map((one, id) => ({ ...one, id })))
    fc.assert(
      fc.property(lines, payments, (given, waiting) => {
        const verdicts = matchLines(given, waiting)
        assert.equal(verdicts.size, given.length)
        const used: number[] = []
        for (const one of given) {
          const verdict = verdicts.get(one.id)
          const reach = waiting.filter(({ amount: of, createdAt }) => {
            const [from, until] = one.hasTime
              ? [one.at - DAY, one.at + 3 * DAY]
              : [one.at - 3 * DAY, one.at + 4 * DAY - 1]
            return of === one.amount && createdAt >= from && createdAt <= until
          })
          if (verdict?.kind === 'cocok') {
            used.push(verdict.paymentId)
            assert.include(
              reach.map(({ id }) => id),
              verdict.paymentId
            )
          } else {
            assert.equal(verdict?.kind, reach.length === 0 ? 'tanpa_pasangan' : 'ganda')
          }
        }
        assert.lengthOf(new Set(used), used.length)
        // A line and a payment that only have each other always match.
        const alone = given.filter(
          (one) =>
            waiting.filter(({ amount: of }) => of === one.amount).length === 1 &&
            given.filter(({ amount: of }) => of === one.amount).length === 1
        )
        for (const one of alone) assert.notEqual(verdicts.get(one.id)?.kind, 'ganda')
      })
    )
  })

  test('a thousand lines of one amount need some thousand comparisons, not a million', ({
    assert,
  }) => {
    let looked = 0
    const payments = Array.from({ length: 1_000 }, (_, id) => ({
      id,
      amount: 20_000,
      get createdAt() {
        looked++
        return MONDAY + ((id * 7_919) % 1_000) * 60_000
      },
    }))
    const lines = Array.from({ length: 1_000 }, (_, id) => line(id, MONDAY + id * 60_000))
    matchLines(lines, payments)
    // Sorting and eight searches of some ten steps for each line; all pairs would be a million.
    assert.isBelow(looked, 150_000)
  })
})
