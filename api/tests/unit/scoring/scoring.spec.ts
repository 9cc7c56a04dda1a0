import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { ANSWERS, pagesOfSession, SESSIONS } from '#contracts/exam'
import type { Answer } from '#contracts/exam'
import {
  cefrLevel,
  CURRENT_TABLE_VERSION,
  scaleScores,
  tableByVersion,
} from '#app/scoring/domain/scoring'
import { ITP_PRACTICE_1 } from '#app/scoring/domain/scoring_tables/itp_practice_1'
import { countCorrect } from '#app/exam/domain/count_correct'
import type { AnswerSheet } from '#app/exam/domain/types'

const VERSION = 'itp-practice-1'
const ALL_PAGES = SESSIONS.flatMap(pagesOfSession)

const someCounts = fc.record({
  listening: fc.integer({ min: 0, max: 50 }),
  written: fc.integer({ min: 0, max: 40 }),
  reading: fc.integer({ min: 0, max: 50 }),
})

function keyed(key: (page: number) => Answer) {
  return ALL_PAGES.map((page) => ({ page, key: key(page) }))
}

function sheetOf(rows: Iterable<readonly [page: number, answer: Answer]>): AnswerSheet {
  return new Map([...rows].map(([page, answer], seq) => [page, { answer, seq }]))
}

test.group('Scoring | table', () => {
  test('the scoring table has not changed since it was published', ({ assert }) => {
    const { floor, listening, structure, reading, cefr, totalStandardError } = ITP_PRACTICE_1
    const levels = cefr.map(({ level, min }) => [level, min])
    const content = [floor, listening, structure, reading, levels, totalStandardError]
    // Hash of the published table: stored scores name its version, so new numbers need a new version.
    assert.equal(
      createHash('sha256').update(JSON.stringify(content)).digest('hex'),
      '88598b7c22088a28b50545d082e4313909f64640388ebb9e1d5031edeafd3404'
    )
  })

  test('{section} with {correct} correct answers scales to {score}')
    .with([
      { section: 'listening' as const, correct: 0, score: 31 },
      { section: 'listening' as const, correct: 7, score: 31 },
      { section: 'listening' as const, correct: 8, score: 32 },
      { section: 'listening' as const, correct: 25, score: 48 },
      { section: 'listening' as const, correct: 49, score: 67 },
      { section: 'listening' as const, correct: 50, score: 68 },
      { section: 'structure' as const, correct: 9, score: 31 },
      { section: 'structure' as const, correct: 10, score: 33 },
      { section: 'structure' as const, correct: 39, score: 67 },
      { section: 'structure' as const, correct: 40, score: 68 },
      { section: 'reading' as const, correct: 12, score: 31 },
      { section: 'reading' as const, correct: 13, score: 32 },
      { section: 'reading' as const, correct: 49, score: 66 },
      { section: 'reading' as const, correct: 50, score: 67 },
    ])
    .run(({ assert }, { section, correct, score }) => {
      assert.equal(ITP_PRACTICE_1[section][correct], score)
    })

  test('the scoring table covers every count, starts at its floor and never falls', ({
    assert,
  }) => {
    const sizes = { listening: 51, structure: 41, reading: 51 } as const
    for (const section of ['listening', 'structure', 'reading'] as const) {
      const scores = ITP_PRACTICE_1[section]
      assert.lengthOf(scores, sizes[section])
      assert.equal(scores[0], ITP_PRACTICE_1.floor)
      assert.isTrue(scores.every(Number.isInteger))
      assert.deepEqual(
        [...scores],
        scores.toSorted((a, b) => a - b)
      )
    }
  })

  test('the scoring table is the current one and found by its version', ({ assert }) => {
    assert.equal(CURRENT_TABLE_VERSION, VERSION)
    assert.strictEqual(tableByVersion(VERSION), ITP_PRACTICE_1)
    assert.isNotEmpty(ITP_PRACTICE_1.note)
  })

  test('the unknown scoring table version {$self} is refused')
    .with(['', 'itp-practice-2', 'ITP-PRACTICE-1', 'toString', '__proto__'])
    .run(({ assert }, version) => {
      const counts = { listening: 0, written: 0, reading: 0 }
      assert.throws(() => tableByVersion(version), RangeError)
      assert.throws(() => scaleScores(counts, version), RangeError)
      assert.throws(() => cefrLevel(500, version), RangeError)
    })
})

test.group('Scoring | correct answers', () => {
  test('correct answers are none without answers and all with the right keys', ({ assert }) => {
    const questions = keyed((page) => ANSWERS[page % 4]!)
    assert.deepEqual(countCorrect(questions, new Map()), { listening: 0, written: 0, reading: 0 })
    const perfect = sheetOf(questions.map(({ page, key }) => [page, key] as const))
    assert.deepEqual(countCorrect(questions, perfect), { listening: 50, written: 40, reading: 50 })
  })

  test('a right answer of each page from -5 to 160 counts in its session', ({ assert }) => {
    for (let page = -5; page <= 160; page += 1) {
      const counts = countCorrect([{ page, key: '3' }], sheetOf([[page, '3']]))
      assert.deepEqual(
        counts,
        {
          listening: page >= 1 && page <= 50 ? 1 : 0,
          written: page >= 52 && page <= 92 && page !== 67 ? 1 : 0,
          reading: page >= 94 && page <= 143 ? 1 : 0,
        },
        `page ${page}`
      )
    }
  })

  test('only answers of questions count as correct', ({ assert }) => {
    const counts = countCorrect(
      [{ page: 7, key: '1' }],
      sheetOf([
        [7, '2'],
        [8, '1'],
      ])
    )
    assert.deepEqual(counts, { listening: 0, written: 0, reading: 0 })
  })

  test('correct answers are exactly the matching answers', ({ assert }) => {
    const rows = fc.array(
      fc.tuple(fc.constantFrom(...ANSWERS), fc.option(fc.constantFrom(...ANSWERS))),
      {
        minLength: 140,
        maxLength: 140,
      }
    )
    fc.assert(
      fc.property(rows, (pairs) => {
        const questions = pairs.map(([key], place) => ({ page: ALL_PAGES[place]!, key }))
        const sheet = new Map(
          pairs.flatMap(([, answer], place) =>
            answer === null ? [] : [[ALL_PAGES[place]!, { answer, seq: place }] as const]
          )
        )
        const right = (from: number, to: number) =>
          pairs.slice(from, to).filter(([key, answer]) => key === answer).length
        assert.deepEqual(countCorrect(questions, sheet), {
          listening: right(0, 50),
          written: right(50, 90),
          reading: right(90, 140),
        })
      })
    )
  })
})

test.group('Scoring | scaled scores', () => {
  test('total scores run from 310 to 677', ({ assert }) => {
    assert.deepEqual(scaleScores({ listening: 0, written: 0, reading: 0 }, VERSION), {
      listening: 31,
      structure: 31,
      reading: 31,
      total: 310,
    })
    assert.deepEqual(scaleScores({ listening: 50, written: 40, reading: 50 }, VERSION), {
      listening: 68,
      structure: 68,
      reading: 67,
      total: 677,
    })
  })

  test('{sum} thirds round to the total score {total}')
    .with([
      { counts: { listening: 25, written: 20, reading: 25 }, sum: 48 + 44 + 44, total: 453 },
      { counts: { listening: 25, written: 20, reading: 26 }, sum: 48 + 44 + 45, total: 457 },
      { counts: { listening: 25, written: 20, reading: 27 }, sum: 48 + 44 + 46, total: 460 },
    ])
    .run(({ assert }, { counts, sum, total }) => {
      const scores = scaleScores(counts, VERSION)
      assert.equal(scores.listening + scores.structure + scores.reading, sum)
      assert.equal(scores.total, total)
    })

  test('total scores stay between 310 and 677 for every possible count', ({ assert }) => {
    const totals = new Set<number>()
    for (let listening = 0; listening <= 50; listening += 1) {
      for (let written = 0; written <= 40; written += 1) {
        for (let reading = 0; reading <= 50; reading += 1) {
          totals.add(scaleScores({ listening, written, reading }, VERSION).total)
        }
      }
    }
    assert.equal(Math.min(...totals), 310)
    assert.equal(Math.max(...totals), 677)
    assert.isTrue([...totals].every(Number.isInteger))
  })

  test('a total score never falls with one more right answer', () => {
    fc.assert(
      fc.property(someCounts, fc.constantFrom(...SESSIONS), (counts, session) => {
        const limit = { listening: 50, written: 40, reading: 50 }[session]
        fc.pre(counts[session] < limit)
        const before = scaleScores(counts, VERSION)
        const after = scaleScores({ ...counts, [session]: counts[session] + 1 }, VERSION)
        return (
          after.listening >= before.listening &&
          after.structure >= before.structure &&
          after.reading >= before.reading &&
          after.total >= before.total
        )
      })
    )
  })

  test('scoring refuses impossible counts')
    .with([
      { listening: -1 },
      { listening: 51 },
      { written: 41 },
      { reading: 51 },
      { reading: 1.5 },
      { written: Number.NaN },
      { listening: Infinity },
    ])
    .run(({ assert }, wrong) => {
      const counts = { listening: 0, written: 0, reading: 0, ...wrong }
      assert.throws(() => scaleScores(counts, VERSION), RangeError)
    })
})

test.group('Scoring | CEFR', () => {
  test('the total {total} shows the CEFR level {level}')
    .with([
      { total: 677, level: 'C1' },
      { total: 627, level: 'C1' },
      { total: 626, level: 'B2' },
      { total: 543, level: 'B2' },
      { total: 542, level: 'B1' },
      { total: 460, level: 'B1' },
      { total: 459, level: 'A2' },
      { total: 337, level: 'A2' },
      { total: 336, level: 'A1' },
      { total: 310, level: 'A1' },
      { total: 309, level: null },
      { total: 0, level: null },
    ])
    .run(({ assert }, { total, level }) => {
      assert.equal(cefrLevel(total, VERSION), level)
    })
})
