import { test } from '@japa/runner'
import { whyNotPayable } from '#app/payments/domain/bill_life'
import { chooseUniqueAmount } from '#app/payments/domain/unique_amount'

const HOUR = 60 * 60 * 1000
const NONE = new Set<number>()

test.group('Unique amounts', () => {
  test('amounts lie 1 to 499 rupiah below the price', ({ assert }) => {
    const all = { open: NONE, recent: NONE }
    assert.equal(
      chooseUniqueAmount(20_000, all, () => 0),
      19_999
    )
    assert.equal(
      chooseUniqueAmount(20_000, all, (count) => count - 1),
      19_501
    )
  })

  test('amounts are chosen until all 499 are open, each once', ({ assert }) => {
    const open = new Set<number>()
    for (let bill = 0; bill < 499; bill++) {
      const amount = chooseUniqueAmount(20_000, { open, recent: NONE }, (count) => count >> 1)
      if (amount === null) return assert.fail(`none left after ${bill}`)
      assert.isFalse(open.has(amount))
      open.add(amount)
    }
    assert.isNull(chooseUniqueAmount(20_000, { open, recent: NONE }, () => 0))
    assert.equal(
      chooseUniqueAmount(20_500, { open, recent: NONE }, () => 0),
      20_499,
      'another price has others'
    )
  })

  test('amounts of the last days are avoided while others are left', ({ assert }) => {
    const recent = new Set([19_999])
    assert.equal(
      chooseUniqueAmount(20_000, { open: NONE, recent }, () => 0),
      19_998
    )
    const open = new Set(Array.from({ length: 498 }, (_, step) => 19_501 + step))
    assert.equal(
      chooseUniqueAmount(20_000, { open, recent }, () => 0),
      19_999
    )
  })

  test('an amount is at least one rupiah', ({ assert }) => {
    const amounts = { open: NONE, recent: NONE }
    assert.equal(
      chooseUniqueAmount(3, amounts, (count) => count - 1),
      1
    )
    for (const price of [0, 1]) assert.isNull(chooseUniqueAmount(price, amounts, () => 0))
  })
})

test.group('What a bill pays', () => {
  test('a bill can be paid until three days after its end', ({ assert }) => {
    const bill = { expiresAt: 0, lastPayment: null }
    assert.isNull(whyNotPayable(bill, -1))
    assert.isNull(whyNotPayable(bill, 72 * HOUR))
    assert.include(String(whyNotPayable(bill, 72 * HOUR + 1)), 'kedaluwarsa')
  })

  test('a bill is paid once, but again after a rejection', ({ assert }) => {
    for (const lastPayment of ['pending', 'confirmed'] as const) {
      assert.include(String(whyNotPayable({ expiresAt: 0, lastPayment }, -1)), 'sudah dibayar')
    }
    assert.isNull(whyNotPayable({ expiresAt: 0, lastPayment: 'rejected' }, 1000 * HOUR))
  })
})
