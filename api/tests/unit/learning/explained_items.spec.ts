import { test } from '@japa/runner'
import { explainedItems, type PresentQuestion } from '#app/learning/domain/explained_items'
import { skillCounts } from '#app/learning/domain/skill_counts'
import type { SnapshotQuestion } from '#app/exam/domain/types'
import { drawOrders } from '#app/exam/domain/option_orders'

const question = (page: number, change: Partial<SnapshotQuestion> = {}): SnapshotQuestion => ({
  id: page * 10,
  page,
  number: page,
  section: 'listening',
  prompt: null,
  options: ['satu', 'dua', 'tiga', 'empat'],
  key: '2',
  audio: `${page}.mp3`,
  audioMs: 10_000,
  passage: null,
  ...change,
})

const present = (change: Partial<PresentQuestion> = {}): PresentQuestion => ({
  options: ['satu', 'dua', 'tiga', 'empat'],
  audio: '1.mp3',
  passageText: null,
  explanation: 'Sebab.',
  optionNotes: ['bukan satu', null, 'bukan tiga', 'bukan empat'],
  correction: null,
  transcript: [{ voice: 'man', text: 'Yes.', start: 1, end: 2 }],
  proof: [{ from: 1, to: 1 }],
  skills: ['listening_idiom'],
  ...change,
})

const itemsOf = (
  questions: SnapshotQuestion[],
  today: [number, PresentQuestion][],
  { answers = {}, flags = [], optionOrders = null, accepted }: Sat = {}
) =>
  explainedItems(
    {
      questions,
      acceptedOn: ({ key }) => accepted ?? [Number(key)],
      sheet: new Map(
        Object.entries(answers).map(([page, answer]) => [Number(page), { answer, seq: 1 }])
      ),
      flags: new Set(flags),
      optionOrders,
    },
    new Map(today)
  )

interface Sat {
  answers?: Record<number, '1' | '2' | '3' | '4'>
  flags?: number[]
  optionOrders?: string | null
  accepted?: readonly number[] | 'all'
}

test.group('Explained questions', () => {
  test('a question has its answer, key, mark and flag', ({ assert }) => {
    const [right, wrong, blank] = itemsOf([question(1), question(2), question(3)], [], {
      answers: { 1: '2', 2: '3' },
      flags: [2],
    })
    assert.containSubset(right, { answer: 2, key: 2, isRight: true, isFlagged: false })
    assert.containSubset(wrong, { answer: 3, key: 2, isRight: false, isFlagged: true })
    assert.containSubset(blank, { answer: null, isRight: false })
  })

  test('a corrected key is shown and marks, of several the learner’s own, and a dropped question is right', ({
    assert,
  }) => {
    const of = (accepted: readonly number[] | 'all', answers: Sat['answers'] = { 1: '3' }) => {
      const [item] = itemsOf([question(1)], [[10, present()]], { answers, accepted })
      return [item?.key, item?.isRight]
    }
    assert.deepEqual(of([3]), [3, true])
    assert.deepEqual(of([1]), [1, false])
    assert.deepEqual(of([2, 3]), [3, true])
    assert.deepEqual(of([1, 2], { 1: '4' }), [2, false])
    assert.deepEqual(of('all', {}), [2, true])
    const [item] = itemsOf([question(1)], [[10, present()]], { accepted: [3] })
    assert.isNull(item?.optionNotes[2])
  })

  test('options, key, answer and notes stand in the order in which the learner saw them', ({
    assert,
  }) => {
    // The last order of all, '4321', for each question.
    const optionOrders = drawOrders([question(1)], (limit) => limit - 1)
    const [item] = itemsOf([question(1)], [[10, present()]], { answers: { 1: '2' }, optionOrders })
    assert.deepEqual(item?.options, ['empat', 'tiga', 'dua', 'satu'])
    assert.deepEqual(item?.optionNotes, ['bukan empat', 'bukan tiga', null, 'bukan satu'])
    assert.containSubset(item, { answer: 3, key: 3, isRight: true })
  })

  test('a question that was never explained, or deleted since, has what it was sat with', ({
    assert,
  }) => {
    const [item] = itemsOf([question(1)], [])
    assert.containSubset(item, {
      explanation: null,
      optionNotes: [null, null, null, null],
      audio: '1.mp3',
      transcript: [],
      proof: [],
      skills: [],
    })
  })

  test('what no longer fits is left out: notes of changed options, times of another recording, lines of another text', ({
    assert,
  }) => {
    const passage = { id: 1, name: 'Bees', image: 'a.png', text: 'One\ntwo' }
    const [item] = itemsOf(
      [question(1, { passage })],
      [[10, present({ options: ['satu', 'dua', 'tiga', 'lima'], audio: 'new.mp3' })]]
    )
    assert.deepEqual(item?.optionNotes, [null, null, null, null])
    assert.deepEqual(item?.transcript, [{ voice: 'man', text: 'Yes.', start: null, end: null }])
    assert.deepEqual(item?.proof, [])
    assert.equal(item?.explanation, 'Sebab.')

    const [same] = itemsOf([question(1, { passage })], [[10, present({ passageText: 'One\ntwo' })]])
    assert.deepEqual(same?.proof, [{ from: 1, to: 1 }])
  })

  test('the four questions of a group have its recording and transcript', ({ assert }) => {
    const items = itemsOf(
      [question(31), question(32, { audio: null })],
      [
        [310, present({ audio: '31.mp3' })],
        [320, present({ transcript: null, audio: null })],
      ]
    )
    for (const item of items) {
      assert.equal(item.audio, '31.mp3')
      assert.lengthOf(item.transcript, 1)
    }
  })
})

test.group('Counts of skills', () => {
  test('each skill that occurs is counted, a question with two for both', ({ assert }) => {
    const counts = skillCounts([
      { skills: ['reading_detail'], isRight: true },
      { skills: ['reading_detail', 'listening_idiom'], isRight: false },
      { skills: [], isRight: true },
    ])
    assert.deepEqual(counts, [
      { skill: 'listening_idiom', label: 'Ungkapan dan idiom', right: 0, of: 1 },
      { skill: 'reading_detail', label: 'Rincian bacaan', right: 1, of: 2 },
    ])
  })
})
