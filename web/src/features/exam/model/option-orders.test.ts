import { ANSWERS } from '@lulus/api/contracts/exam'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenAt, seenAs, type OptionOrders } from '@/features/exam/model/option-orders'

const STIRRED: OptionOrders = { 7: ['3', '1', '4', '2'] }
const order = fc.shuffledSubarray([...ANSWERS], { minLength: 4 })

test('an option is chosen by its displayed position, in every order', () => {
  fc.assert(
    fc.property(order, fc.constantFrom(...ANSWERS), (of7, answer) => {
      const orders = { 7: of7 }
      expect(chosenAt(orders, 7, seenAs(orders, 7, answer))).toBe(answer)
      expect(seenAs(orders, 7, chosenAt(orders, 7, answer))).toBe(answer)
    })
  )
})

test('the first option of the order is shown beside A', () => {
  expect(chosenAt(STIRRED, 7, '1')).toBe('3')
  expect(seenAs(STIRRED, 7, '3')).toBe('1')
})

test("other pages keep the author's order", () => {
  expect(seenAs(STIRRED, 8, '3')).toBe('3')
  expect(chosenAt({}, 8, '3')).toBe('3')
})
