import { test } from '@japa/runner'
import { answerMs, listeningSeconds, listeningTime } from '#app/packages/domain/listening_time'

/** Lines of two seconds, with these silences between them. */
function lines(...silences: number[]) {
  let at = 0
  return [0, ...silences].map((silence) => {
    const start = at + silence
    at = start + 2
    return { voice: 'narrator', text: 'Question.', start, end: at }
  })
}

const TALK = { page: 31, audioMs: 120_000, transcript: null }

test.group('The time of a listening session', () => {
  test('a dialogue leaves 12 s, and a group without a measured transcript 12 s for each question', ({
    assert,
  }) => {
    assert.equal(answerMs({ page: 7, audioMs: 18_000, transcript: null }), 12_000)
    assert.equal(answerMs(TALK), 48_000)
    const unmeasured = [{ voice: 'man', text: 'Hello.', start: null, end: null }]
    assert.equal(answerMs({ ...TALK, transcript: unmeasured }), 48_000)
  })

  test('the time that a recording leaves after its questions itself is not given twice', ({
    assert,
  }) => {
    const withTail = (end: number) => lines(0.6, 1.5, 12, 12, 12).at(-1)!.end * 1000 + end * 1000
    const transcript = lines(0.6, 1.5, 12, 12, 12)
    assert.equal(answerMs({ page: 31, audioMs: withTail(0.6), transcript }), 12_000)
    assert.equal(answerMs({ page: 31, audioMs: withTail(12), transcript }), 0)
    const quick = lines(0.6, 1.5, 1.2, 1.2, 1.2)
    assert.equal(answerMs({ page: 31, audioMs: 16_000, transcript: quick }), 48_000)
    assert.equal(answerMs({ page: 7, audioMs: 16_000, transcript: lines(0.6, 1.5) }), 12_000)
  })

  test('a session takes all recordings with the time to answer and the directions of their parts, and fits up to its last second', ({
    assert,
  }) => {
    const questions = [
      { page: 1, audio: 'a', audioMs: 20_000, answerMs: 12_000 },
      { page: 31, audio: 'b', audioMs: 100_500, answerMs: 48_000 },
      { page: 32, audio: 'ignored', audioMs: 50_000, answerMs: 12_000 },
      { page: 2, audio: null, audioMs: null },
    ]
    assert.equal(listeningSeconds(questions), 181 + 30 + 8)
    const talk = { page: 47, audio: 'c', audioMs: 60_000, answerMs: 12_000 }
    assert.equal(listeningSeconds([...questions, talk]), 181 + 72 + 30 + 8 + 8)
    assert.equal(listeningSeconds([]), 0)
    assert.deepEqual(listeningTime(181, 4), { seconds: 181, fits: true })
    assert.deepEqual(listeningTime(181, 3), { seconds: 181, fits: false })
    assert.deepEqual(listeningTime(180, 3), { seconds: 180, fits: true })
  })
})
