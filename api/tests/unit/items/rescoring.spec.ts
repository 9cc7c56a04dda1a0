import { test } from '@japa/runner'
import fc from 'fast-check'
import { countsChange, saysTheSame, unaffectedPages } from '#app/items/domain/rescoring'
import {
  acceptedFor,
  acceptedFrom,
  acceptedText,
  isAccepted,
  type KeyCorrection,
  type SatQuestion,
} from '#app/packages/domain/key_corrections'

const OPTIONS = ['a', 'b', 'c', 'd']
const QUESTION: SatQuestion = { id: 9, page: 5, options: OPTIONS, key: '2' }
const CORRECTION: KeyCorrection = {
  page: 5,
  questionId: 9,
  options: OPTIONS,
  answerKey: 3,
  lastSnapshotId: 10,
  accepted: [3],
}
const corrections = new Map([[5, CORRECTION]])

test.group('Corrected keys', () => {
  test(
    'a correction holds for every snapshot until then, and for later ones while the key is the one given'
  )
    .with([
      { snapshot: 10, question: QUESTION, accepted: [3] },
      { snapshot: 1, question: { ...QUESTION, key: '1' as const }, accepted: [3] },
      { snapshot: 11, question: { ...QUESTION, key: '3' as const }, accepted: [3] },
      // Somebody has changed the key since.
      { snapshot: 11, question: { ...QUESTION, key: '4' as const }, accepted: [4] },
      // Another question on that page, and other options of the same one.
      { snapshot: 10, question: { ...QUESTION, id: 8 }, accepted: [2] },
      { snapshot: 10, question: { ...QUESTION, options: ['a', 'b', 'd', 'c'] }, accepted: [2] },
      { snapshot: 10, question: { ...QUESTION, page: 6 }, accepted: [2] },
    ])
    .run(({ assert }, { snapshot, question, accepted }) => {
      assert.deepEqual(acceptedFor(question, snapshot, corrections), accepted)
    })

  test('what counts as right is stored and read again', ({ assert }) => {
    const some = fc.oneof(
      fc.constant('all' as const),
      fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 })
    )
    fc.assert(
      fc.property(some, (accepted) => {
        const read = acceptedFrom(acceptedText(accepted))
        for (const answer of [undefined, '1', '2', '3', '4'])
          assert.equal(isAccepted(read, answer), isAccepted(accepted, answer))
      })
    )
  })

  test('counts change by the difference on the corrected pages, and back again when it is undone', ({
    assert,
  }) => {
    const answer = fc.constantFrom(undefined, '1', '2', '3', '4')
    const accepted = fc.constantFrom([3], [1, 2], 'all' as const)
    fc.assert(
      fc.property(answer, accepted, (chosen, now) => {
        const after = new Map([[5, { ...CORRECTION, accepted: now }]])
        const answers = new Map(chosen === undefined ? [] : [[5, chosen]])
        const sat = { snapshotId: 1, questions: [QUESTION], answers }
        const change = countsChange(sat, { before: new Map(), after })
        assert.equal(change.listening, Number(isAccepted(now, chosen)) - Number(chosen === '2'))
        const back = countsChange(sat, { before: after, after: new Map() })
        assert.equal(back.listening + change.listening, 0)
        assert.deepEqual([change.written, change.reading], [0, 0])
      })
    )
  })

  test('an attempt that sat another question on a corrected page is not affected', ({ assert }) => {
    assert.deepEqual(unaffectedPages(1, [QUESTION], corrections), [])
    assert.deepEqual(unaffectedPages(1, [{ ...QUESTION, id: 8 }], corrections), [5])
    assert.deepEqual(unaffectedPages(1, [], corrections), [5])
  })

  test('a correction says the same in any order of its keys, about the same question only', ({
    assert,
  }) => {
    const two = { ...CORRECTION, accepted: [1, 3] }
    assert.isTrue(saysTheSame({ ...two, accepted: [3, 1], lastSnapshotId: 12 }, two))
    assert.isFalse(saysTheSame(two, CORRECTION))
    assert.isFalse(saysTheSame({ ...two, questionId: 8 }, two))
    assert.isFalse(saysTheSame(two, undefined))
  })
})
