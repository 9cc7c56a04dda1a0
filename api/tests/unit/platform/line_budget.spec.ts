import { test } from '@japa/runner'
import { LineBudget } from '#app/platform/log/line_budget'

test.group('A budget of lines', () => {
  test('a budget of lines allows a number per minute, and then says how many it refused', ({
    assert,
  }) => {
    const budget = new LineBudget(2)
    const take = (now: number) => budget.take(now)
    assert.deepEqual(take(5), { isAllowed: true, leftOut: 0 })
    assert.deepEqual(take(6), { isAllowed: true, leftOut: 0 })
    for (let asked = 0; asked < 3; asked++) {
      assert.deepEqual(take(60_004), { isAllowed: false, leftOut: 0 })
    }
    assert.deepEqual(take(60_005), { isAllowed: true, leftOut: 3 })
    assert.deepEqual(take(200_000), { isAllowed: true, leftOut: 0 })
    take(200_001)
    assert.deepEqual(take(0), { isAllowed: true, leftOut: 0 })
  })
})
