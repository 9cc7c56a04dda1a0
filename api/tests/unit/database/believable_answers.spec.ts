import { test } from '@japa/runner'
import { believableAnswers } from '#database/demo_academy/believable_answers'
import { chanceFrom } from '#database/demo_academy/chance'
import { ANSWERS } from '#contracts/exam'

const QUESTIONS = Array.from({ length: 140 }, (_, index) => ({
  page: index + 1,
  key: ANSWERS[index % 4] ?? '1',
}))

function rightOf(ability: number, seed: number): number {
  const answers = believableAnswers(QUESTIONS, ability, chanceFrom(seed), false)
  return QUESTIONS.filter(({ page, key }) => answers.get(page) === key).length
}

test.group('Believable answers', () => {
  test('simulated answers repeat with their seed', ({ assert }) => {
    const once = believableAnswers(QUESTIONS, 0.5, chanceFrom(7), true)
    assert.deepEqual(once, believableAnswers(QUESTIONS, 0.5, chanceFrom(7), true))
    assert.notDeepEqual(once, believableAnswers(QUESTIONS, 0.5, chanceFrom(8), true))
  })

  test('simulated answers are better the more a learner knows, and never all by chance', ({
    assert,
  }) => {
    for (let seed = 1; seed < 40; seed++) {
      const [little, some, much] = [rightOf(-1.5, seed), rightOf(0.5, seed), rightOf(3, seed)]
      assert.isBelow(little, some)
      assert.isBelow(some, much)
      assert.isAbove(little, 35)
      assert.isBelow(much, 140)
    }
  })

  test('simulated answers leave a few questions empty only where that is allowed', ({ assert }) => {
    const left = (ability: number, mayLeave: boolean) =>
      140 - believableAnswers(QUESTIONS, ability, chanceFrom(3), mayLeave).size
    assert.equal(left(-2, false), 0)
    assert.isAbove(left(-2, true), 0)
    assert.isBelow(left(-2, true), 20)
  })
})
