import { test } from '@japa/runner'
import fc from 'fast-check'
import { drawOrders, isSteady, orderOn, ordersIn } from '#app/exam/domain/option_orders'
import { countCorrect } from '#app/exam/domain/count_correct'
import {
  ANSWERS,
  SESSIONS,
  pagesOfSession,
  sectionOfPage,
  type Answer,
  type Section,
} from '#contracts/exam'

const PAGES = SESSIONS.flatMap(pagesOfSession)
const PLAIN: [string, string, string, string] = ['on a hill', 'by the sea', 'in a wood', 'at home']
const sectionOf = (page: number) => sectionOfPage(page) as Section
const PAPER = PAGES.map((page) => ({ page, section: sectionOf(page), options: PLAIN }))

/** Whole numbers as a random source, so that a failure can be repeated. */
const chance = fc.array(fc.nat({ max: 23 }), { minLength: 140, maxLength: 140 })
function drawing(numbers: readonly number[]) {
  let next = 0
  return (limit: number) => (numbers[next++] ?? 0) % limit
}

test.group('The orders of options', () => {
  test('orders of options have each of the four once, on every page, and are fixed in Written Expression', () => {
    fc.assert(
      fc.property(chance, (numbers) => {
        const stored = drawOrders(PAPER, drawing(numbers))
        if (stored.length !== 140) return false
        return PAGES.every((page) => {
          const order = orderOn(stored, page)
          const isWhole = [...order].toSorted().join('') === '1234'
          return isWhole && (sectionOf(page) !== 'written' || order === '1234')
        })
      })
    )
  })

  test('orders of options are given by session, and the key stays with its text', () => {
    fc.assert(
      fc.property(chance, fc.constantFrom(...ANSWERS), (numbers, key) => {
        const stored = drawOrders(PAPER, drawing(numbers))
        const orders = Object.assign({}, ...SESSIONS.map((session) => ordersIn(stored, session)))
        // A learner who chooses the key's text, wherever it is displayed, has chosen the key.
        const sheet = new Map(
          PAPER.map(({ page, options }) => {
            const order: string = orders[page] ?? '1234'
            const seen = [...order].map((answer) => options[Number(answer) - 1])
            const place = seen.indexOf(options[Number(key) - 1])
            return [page, { answer: order.charAt(place) as Answer, seq: 1 }] as const
          })
        )
        const keys = PAPER.map(({ page }) => ({ page, key }))
        return (
          JSON.stringify(countCorrect(keys, sheet)) === '{"listening":50,"written":40,"reading":50}'
        )
      })
    )
  })

  test('orders of options are stable, and each is equally likely', ({ assert }) => {
    const stored = drawOrders(PAPER, drawing(Array.from({ length: 140 }, (_, at) => at)))
    assert.equal(orderOn(stored, 1), '1234')
    assert.equal(orderOn(stored, 2), '1243')
    assert.equal(orderOn(stored, 24), '4321')
    assert.deepEqual(ordersIn(stored, 'reading'), ordersIn(stored, 'reading'))
    assert.notProperty(ordersIn(stored, 'listening'), '1')
  })

  test("orders of options are the author's where nothing is shuffled", ({ assert }) => {
    assert.deepEqual(ordersIn(null, 'listening'), {})
    assert.equal(orderOn(null, 143), '1234')
  })

  test('a value that is no order of options is refused', ({ assert }) => {
    assert.throws(() => orderOn('z'.repeat(140), 1), 'No order of options is called z')
  })
})

test.group('Options that stay', () => {
  test('an option like “{last}” keeps its place')
    .with(
      [
        'Both A and B',
        '(A) or (C)',
        'A, B',
        'A & D',
        'Choices A and C',
        'The answer in (B)',
        'None of the above',
        'All of these',
        'Both of the above',
        'Neither of the other options',
        'Semua benar',
        'Semua jawaban di atas',
        'A dan B',
        '[C]',
        'D',
      ].map((last) => ({ last }))
    )
    .run(({ assert }, { last }) => {
      const options: [string, string, string, string] = ['one', 'two', 'three', last]
      assert.isTrue(isSteady({ section: 'reading', options }))
    })

  test('an option like “{last}” is shuffled')
    .with(
      [
        'It does not need all of the glass inside it.',
        'A man and a woman',
        'A and the',
        'Vitamin D',
        'He was born in Bandung and raised in Depok.',
        'above the clouds',
      ].map((last) => ({ last }))
    )
    .run(({ assert }, { last }) => {
      const options: [string, string, string, string] = ['one', 'two', 'three', last]
      assert.isFalse(isSteady({ section: 'structure', options }))
    })
})
