import { test } from '@japa/runner'
import { attemptAt } from '#app/labs/domain/attempt_at_seat'

const ANI = { id: 1, userId: 11, startedAt: 1000, finishedAt: 2000 }
const BUDI = { id: 2, userId: 12, startedAt: 3000, finishedAt: null }

test.group('The attempt of an incident at a seat', () => {
  test('the attempt of an incident at a seat: {case}')
    .with([
      { case: 'is none before anybody started', at: 999, attempt: null },
      { case: 'is the one that had just started', at: 1000, attempt: 1 },
      { case: 'is the one that ended that instant', at: 2000, attempt: 1 },
      { case: 'is none between two', at: 2500, attempt: null },
      { case: 'is the running one', at: 9000, attempt: 2 },
    ])
    .run(({ assert }, { at, attempt }) => {
      assert.equal(attemptAt(at, [BUDI, ANI], { userId: 12, since: 2600 }), attempt)
      assert.equal(attemptAt(at, [ANI, BUDI], null), attempt)
    })

  test('an incident does not belong to a learner who left the seat to somebody else', ({
    assert,
  }) => {
    for (const userId of [99, null]) {
      assert.isNull(attemptAt(9000, [BUDI], { userId, since: 5000 }))
      assert.equal(attemptAt(4999, [BUDI], { userId, since: 5000 }), 2)
    }
  })

  test('an incident belongs to the later attempt when a learner left and another one started', ({
    assert,
  }) => {
    const left = { ...ANI, finishedAt: null }
    assert.equal(attemptAt(9000, [left, BUDI], { userId: 12, since: 2600 }), 2)
  })
})
