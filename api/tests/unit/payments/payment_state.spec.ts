import { test } from '@japa/runner'
import {
  accessAfterRefund,
  refundable,
  stateAfterUndo,
  undoRefusal,
} from '#app/payments/domain/payment_state'

const UNUSED = { usedAt: null, revokedAt: null }
const USED = { usedAt: 5, revokedAt: null }
const WITHDRAWN = { usedAt: null, revokedAt: 5 }

test.group('State of a payment', () => {
  test('what is left to pay back of a {status} payment of {amount} after {refunded} is {rest}')
    .with([
      { status: 'confirmed', amount: 20_000, refunded: 0, rest: 20_000 },
      { status: 'confirmed', amount: 20_000, refunded: 19_999, rest: 1 },
      { status: 'confirmed', amount: 20_000, refunded: 20_000, rest: 0 },
      { status: 'confirmed', amount: 0, refunded: 0, rest: 0 },
      { status: 'pending', amount: 20_000, refunded: 0, rest: 0 },
      { status: 'rejected', amount: 20_000, refunded: 0, rest: 0 },
    ] as const)
    .run(({ assert }, { rest, ...payment }) => {
      assert.equal(refundable(payment), rest)
    })

  test('a confirmation is undone while nothing came of it: {what}: {allowed}')
    .with([
      { what: 'unused', status: 'confirmed', refunded: 0, access: UNUSED, allowed: true },
      { what: 'without access', status: 'confirmed', refunded: 0, access: null, allowed: true },
      { what: 'used', status: 'confirmed', refunded: 0, access: USED, allowed: false },
      { what: 'refunded', status: 'confirmed', refunded: 1, access: UNUSED, allowed: false },
      { what: 'waiting', status: 'pending', refunded: 0, access: null, allowed: false },
      { what: 'rejected', status: 'rejected', refunded: 0, access: null, allowed: false },
    ] as const)
    .run(({ assert }, { allowed, access, ...payment }) => {
      assert.equal(undoRefusal(payment, access) === null, allowed)
    })

  test('an undone confirmation waits again, but one that was entered by hand is rejected', ({
    assert,
  }) => {
    assert.equal(stateAfterUndo({ enteredBy: null }), 'pending')
    assert.equal(stateAfterUndo({ enteredBy: 3 }), 'rejected')
  })

  test('a refund withdraws unused access unless it is to be kept, and no other', ({ assert }) => {
    assert.equal(accessAfterRefund(UNUSED, 'cabut'), 'cabut')
    assert.equal(accessAfterRefund(UNUSED, 'biarkan'), 'biarkan')
    assert.equal(accessAfterRefund(USED, 'cabut'), 'terpakai')
    assert.equal(accessAfterRefund(WITHDRAWN, 'cabut'), 'tidak_ada')
    assert.equal(accessAfterRefund(null, 'biarkan'), 'tidak_ada')
  })
})
