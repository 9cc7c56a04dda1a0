import { test } from '@japa/runner'
import { itemTimes } from '#app/items/domain/item_times'

const always = () => true
const many = (times: string | null, count = 10) => Array.from({ length: count }, () => ({ times }))

test.group('The time spent on an item', () => {
  test('is the median of what is known, from ten learners on', ({ assert }) => {
    const attempts = [...many('52040', 5), ...many('52020,53007', 4), ...many('52600', 1)]
    assert.deepEqual(itemTimes([52, 53], attempts, always), [
      { seconds: 40, known: 10 },
      { seconds: null, known: 4 },
    ])
  })

  test('is the middle of the two in the middle, and unknown where nothing is', ({ assert }) => {
    const attempts = [...many('1030', 5), ...many('1041', 5), ...many(null, 3), {}]
    assert.deepEqual(itemTimes([1, 2], attempts, always), [
      { seconds: 35.5, known: 10 },
      { seconds: null, known: 0 },
    ])
  })

  test('does not count who sat another question there, nor a page without one', ({ assert }) => {
    const attempts = many('143030,51010', 12)
    assert.deepEqual(
      itemTimes([143], attempts, (attempt) => attempt > 1),
      [{ seconds: 30, known: 10 }]
    )
  })
})
