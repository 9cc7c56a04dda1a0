import { test } from '@japa/runner'
import { whyNotConfirmable } from '#app/payments/domain/class_decision'

test.group('A payment of a class is confirmed', () => {
  test("a class's payment is confirmed by {role} when {what}: {allowed}")
    .with([
      { what: 'at the price, made by another', role: 'Keuangan', amount: 60, by: 2, allowed: true },
      { what: 'above it', role: 'Keuangan', amount: 70, by: 2, allowed: true },
      { what: 'below it', role: 'Keuangan', amount: 59, by: 2, allowed: false },
      { what: 'for nothing', role: 'Keuangan', amount: 0, by: 2, allowed: false },
      { what: 'made by the same person', role: 'Keuangan', amount: 60, by: 1, allowed: false },
      {
        what: 'for nothing, made by the same person',
        role: 'Admin',
        amount: 0,
        by: 1,
        allowed: true,
      },
    ] as const)
    .run(({ assert }, { role, amount, by, allowed }) => {
      const decider = { id: 1, role }
      const reason = whyNotConfirmable({ amount, listAmount: 60, createdBy: by, decider })
      assert.equal(reason === null, allowed)
    })
})
