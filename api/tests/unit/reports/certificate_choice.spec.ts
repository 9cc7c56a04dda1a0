import { test } from '@japa/runner'
import { chooseCertificates, type ChosenAttempt } from '#app/reports/domain/certificate_choice'

const attempt = (resultId: number | null, finishedAt: number | null): ChosenAttempt => ({
  resultId,
  finishedAt,
  isUndecided: false,
})
const learner = (id: number, attempts: ChosenAttempt[]) => ({
  id,
  name: `Peserta ${id}`,
  nohp: '0812',
  attempts,
})

test.group('Certificates of many', () => {
  test("a class's certificates are those of the attempt that ended last", ({ assert }) => {
    const { chosen } = chooseCertificates([
      learner(1, [attempt(11, 300), attempt(12, 200), attempt(null, null)]),
      learner(2, [attempt(21, 100), attempt(22, 100)]),
    ])
    assert.deepEqual(
      chosen.map(({ resultId }) => resultId),
      [11, 22]
    )
  })

  test("a class's certificates leave out learners who have none, and say why", ({ assert }) => {
    const { chosen, leftOut } = chooseCertificates([
      learner(1, []),
      learner(2, [attempt(null, null)]),
    ])
    assert.deepEqual(chosen, [])
    assert.deepEqual(
      leftOut.map(({ id, reason }) => [id, reason]),
      [
        [1, 'belum_mengerjakan'],
        [2, 'sedang_mengerjakan'],
      ]
    )
  })
})
