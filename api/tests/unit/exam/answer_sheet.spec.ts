import { test } from '@japa/runner'
import fc from 'fast-check'
import { ANSWERS, pagesOfSession, SESSIONS } from '#contracts/exam'
import type { Answer, Session } from '#contracts/exam'
import {
  answersNotIn,
  isComplete,
  keepFlags,
  mergeAnswers,
  unansweredPages,
} from '#app/exam/domain/answer_sheet'
import type { AnswerMerge, IncomingAnswer } from '#app/exam/domain/answer_sheet'
import type { AnswerSheet } from '#app/exam/domain/types'
import type { HeldAnswer } from '#contracts/answers'

const PAGES = Array.from({ length: 166 }, (_, offset) => offset - 5)

function sheetOf(...rows: [page: number, answer: Answer, seq: number][]): AnswerSheet {
  return new Map(rows.map(([page, answer, seq]) => [page, { answer, seq }]))
}

function afterMerge(held: AnswerSheet, { writes }: AnswerMerge): AnswerSheet {
  const sheet = new Map<number, HeldAnswer>(held)
  for (const { page, answer, seq } of writes) sheet.set(page, { answer, seq })
  return sheet
}

const anAnswer = fc.constantFrom(...ANSWERS)
const aSession = fc.constantFrom(...SESSIONS)
const numbered = fc.record({
  id: fc.integer({ min: -5, max: 160 }),
  answer: anAnswer,
  seq: fc.nat(12),
})
const unnumbered = fc.record({ id: fc.integer({ min: -5, max: 160 }), answer: anAnswer })
/** Few pages and numbers, so that conflicts are frequent. */
const crowded = fc.array(
  fc.record(
    { id: fc.integer({ min: 49, max: 53 }), answer: anAnswer, seq: fc.nat(6) },
    { requiredKeys: ['id', 'answer'] }
  ),
  { maxLength: 20 }
)
const aSheet = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 143 }), anAnswer, fc.nat(12)), { maxLength: 20 })
  .map((rows) => sheetOf(...rows))

test.group('Answer sheet | sequence numbers', () => {
  test('an answer sheet stores a first answer with any number', ({ assert }) => {
    const merge = mergeAnswers(new Map(), [{ id: 7, answer: '3', seq: 0 }], 'listening')
    assert.deepEqual(merge, {
      writes: [{ page: 7, answer: '3', seq: 0 }],
      rejected: [],
      stale: [],
    })
  })

  test('an answer numbered {seq} after a stored 5 is {outcome}')
    .with([
      { seq: 0, outcome: 'stale' },
      { seq: 4, outcome: 'stale' },
      { seq: 5, outcome: 'stale' },
      { seq: 6, outcome: 'written' },
      { seq: 900, outcome: 'written' },
    ])
    .run(({ assert }, { seq, outcome }) => {
      const merge = mergeAnswers(sheetOf([7, '1', 5]), [{ id: 7, answer: '2', seq }], 'listening')
      assert.deepEqual(
        merge,
        outcome === 'written'
          ? { writes: [{ page: 7, answer: '2', seq }], rejected: [], stale: [] }
          : { writes: [], rejected: [], stale: [7] }
      )
    })

  test('an answer sheet compares numbers within a page only', ({ assert }) => {
    const { writes, stale } = mergeAnswers(
      sheetOf([7, '1', 50]),
      [{ id: 8, answer: '2', seq: 3 }],
      'listening'
    )
    assert.deepEqual(writes, [{ page: 8, answer: '2', seq: 3 }])
    assert.deepEqual(stale, [])
  })

  test('an answer without number gets the highest of the attempt plus one', ({ assert }) => {
    const held = sheetOf([7, '1', 5], [8, '1', 41])
    assert.deepEqual(mergeAnswers(held, [{ id: 52, answer: '2' }], 'written').writes, [
      { page: 52, answer: '2', seq: 42 },
    ])
    assert.deepEqual(mergeAnswers(new Map(), [{ id: 1, answer: '2' }], 'listening').writes, [
      { page: 1, answer: '2', seq: 1 },
    ])
  })

  test('an answer without number counts earlier answers of the request, but no rejected or later ones', ({
    assert,
  }) => {
    const { writes } = mergeAnswers(
      sheetOf([9, '4', 3]),
      [
        { id: 99, answer: '1', seq: 500 },
        { id: 1, answer: '1' },
        { id: 2, answer: '2', seq: 10 },
        { id: 3, answer: '3' },
        { id: 4, answer: '4', seq: 90 },
      ],
      'listening'
    )
    assert.deepEqual(writes, [
      { page: 1, answer: '1', seq: 4 },
      { page: 2, answer: '2', seq: 10 },
      { page: 3, answer: '3', seq: 11 },
      { page: 4, answer: '4', seq: 90 },
    ])
  })

  test('an answer without number is always stored', ({ assert }) => {
    const { writes, stale } = mergeAnswers(
      sheetOf([7, '1', 5]),
      [{ id: 7, answer: '2' }],
      'listening'
    )
    assert.deepEqual(writes, [{ page: 7, answer: '2', seq: 6 }])
    assert.deepEqual(stale, [])
  })

  test('an answer sheet is not changed by a merge, which only returns what to write', ({
    assert,
  }) => {
    const held = sheetOf([7, '1', 5])
    mergeAnswers(held, [{ id: 7, answer: '2', seq: 6 }], 'listening')
    assert.deepEqual([...held], [[7, { answer: '1', seq: 5 }]])
  })
})

test.group('Answer sheet | a page several times in one request', () => {
  test('of rising numbers for a page in one request only the last is written', ({ assert }) => {
    const merge = mergeAnswers(
      new Map(),
      [
        { id: 7, answer: '1', seq: 1 },
        { id: 7, answer: '2', seq: 2 },
        { id: 7, answer: '3' },
      ],
      'listening'
    )
    assert.deepEqual(merge, {
      writes: [{ page: 7, answer: '3', seq: 3 }],
      rejected: [],
      stale: [],
    })
  })

  test('a page is reported as stale when a later entry has a lower or equal number', ({
    assert,
  }) => {
    for (const seq of [1, 5]) {
      const merge = mergeAnswers(
        new Map(),
        [
          { id: 7, answer: '1', seq: 5 },
          { id: 7, answer: '2', seq },
        ],
        'listening'
      )
      assert.deepEqual(merge, {
        writes: [{ page: 7, answer: '1', seq: 5 }],
        rejected: [],
        stale: [7],
      })
    }
  })

  test('each page of a request is reported once', ({ assert }) => {
    const twice = (answer: IncomingAnswer) => [answer, answer, answer]
    const { rejected, stale } = mergeAnswers(
      sheetOf([7, '1', 5]),
      [...twice({ id: 7, answer: '2', seq: 1 }), ...twice({ id: 52, answer: '2', seq: 1 })],
      'listening'
    )
    assert.deepEqual(stale, [7])
    assert.deepEqual(rejected, [52])
  })
})

test.group('Answer sheet | pages', () => {
  test(
    'an answer sheet accepts the question pages of {$self} and rejects all others from -5 to 160'
  )
    .with([...SESSIONS])
    .run(({ assert }, session) => {
      const { writes, rejected, stale } = mergeAnswers(
        new Map(),
        PAGES.map((id) => ({ id, answer: '1' as const, seq: 1 })),
        session
      )
      const questionPages = {
        listening: PAGES.filter((page) => page >= 1 && page <= 50),
        written: PAGES.filter((page) => page >= 52 && page <= 92 && page !== 67),
        reading: PAGES.filter((page) => page >= 94 && page <= 143),
      }[session]
      assert.deepEqual(
        writes.map(({ page }) => page),
        questionPages
      )
      assert.deepEqual(
        rejected,
        PAGES.filter((page) => !questionPages.includes(page))
      )
      assert.deepEqual(stale, [])
    })

  test('an answer sheet rejects ids that are not whole numbers', ({ assert }) => {
    const ids = [0.5, 7.5, Number.NaN, Infinity, -Infinity]
    const { writes, rejected } = mergeAnswers(
      new Map(),
      ids.map((id) => ({ id, answer: '1' as const })),
      'listening'
    )
    assert.deepEqual(writes, [])
    assert.deepEqual(rejected, ids)
  })

  test('an answer sheet rejects an answer of a past session even with the highest number', ({
    assert,
  }) => {
    assert.deepEqual(
      mergeAnswers(sheetOf([7, '1', 5]), [{ id: 7, answer: '2', seq: 99 }], 'written'),
      { writes: [], rejected: [7], stale: [] }
    )
  })

  test('an answer sheet orders what it writes by page', ({ assert }) => {
    const { writes } = mergeAnswers(
      sheetOf([40, '1', 1]),
      [50, 40, 3, 1].map((id) => ({ id, answer: '2' as const })),
      'listening'
    )
    assert.deepEqual(
      writes.map(({ page, seq }) => [page, seq]),
      [
        [1, 5],
        [3, 4],
        [40, 3],
        [50, 2],
      ]
    )
  })

  test('an answer sheet writes nothing for an empty request', ({ assert }) => {
    assert.deepEqual(mergeAnswers(sheetOf([7, '1', 5]), [], 'listening'), {
      writes: [],
      rejected: [],
      stale: [],
    })
  })
})

test.group('Answer sheet | properties', () => {
  test('a merge gives the same result as one request per answer', ({ assert }) => {
    fc.assert(
      fc.property(aSheet, crowded, aSession, (held, incoming, session) => {
        const stale = new Set<number>()
        const rejected = new Set<number>()
        let sheet = held
        for (const answer of incoming) {
          const merge = mergeAnswers(sheet, [answer], session)
          merge.stale.forEach((page) => stale.add(page))
          merge.rejected.forEach((page) => rejected.add(page))
          sheet = afterMerge(sheet, merge)
        }

        const together = mergeAnswers(held, incoming, session)
        assert.deepEqual(afterMerge(held, together), sheet)
        assert.sameMembers(together.stale, [...stale])
        assert.sameMembers(together.rejected, [...rejected])
      })
    )
  })

  test('merges end with the highest number of each page, in any order of requests', ({
    assert,
  }) => {
    // Distinct numbers, like a client's counter.
    const choices = fc.uniqueArray(numbered, { selector: ({ seq }) => seq, maxLength: 13 })
    const shuffled = choices.chain((sent) =>
      fc.tuple(
        fc.constant(sent),
        fc.shuffledSubarray(sent, { minLength: sent.length }),
        fc.nat(sent.length)
      )
    )
    fc.assert(
      fc.property(shuffled, aSession, ([sent, arrived, cut], session) => {
        let sheet: AnswerSheet = new Map()
        for (const request of [arrived.slice(0, cut), arrived.slice(cut)]) {
          sheet = afterMerge(sheet, mergeAnswers(sheet, request, session))
        }
        const winners = sent
          .filter(({ id }) => pagesOfSession(session).includes(id))
          .toSorted((a, b) => a.seq - b.seq)
          .map(({ id, answer, seq }) => [id, { answer, seq }] as const)
        assert.deepEqual(sheet, new Map(winners))
      })
    )
  })

  test('a merge changes nothing when numbered answers are sent again', ({ assert }) => {
    fc.assert(
      fc.property(aSheet, fc.array(numbered), aSession, (held, incoming, session) => {
        const sheet = afterMerge(held, mergeAnswers(held, incoming, session))
        const again = mergeAnswers(sheet, incoming, session)
        assert.deepEqual(again.writes, [])
        assert.sameMembers(
          again.stale,
          [...new Set(incoming.map(({ id }) => id))].filter((id) => !again.rejected.includes(id))
        )
      })
    )
  })

  test('a merge reports every id, never lowers a number and does not touch other sessions', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        aSheet,
        fc.array(fc.oneof(numbered, unnumbered), { maxLength: 30 }),
        aSession,
        (held, incoming, session) => {
          const { writes, rejected, stale } = mergeAnswers(held, incoming, session)
          const pages = pagesOfSession(session)
          const written = writes.map(({ page }) => page)

          assert.deepEqual(written, [...new Set(written)])
          assert.isTrue(written.every((page) => pages.includes(page)))
          assert.isTrue(stale.every((page) => pages.includes(page)))
          assert.isTrue(rejected.every((page) => !pages.includes(page)))
          assert.sameMembers(
            [...new Set([...written, ...rejected, ...stale])],
            [...new Set(incoming.map(({ id }) => id))]
          )
          for (const { page, seq } of writes) {
            assert.isAbove(seq, held.get(page)?.seq ?? -1)
          }
        }
      )
    )
  })
})

test.group('Answer sheet | completeness', () => {
  test('completeness needs every question of {session} and no other')
    .with([
      { session: 'listening' as const, first: [1, 2], count: 50 },
      { session: 'written' as const, first: [52, 53], count: 40 },
      { session: 'reading' as const, first: [94, 95], count: 50 },
    ])
    .run(({ assert }, { session, first, count }) => {
      const missing = unansweredPages(new Map(), session)
      assert.lengthOf(missing, count)
      assert.deepEqual(missing.slice(0, 2), first)
      assert.isFalse(isComplete(new Map(), session))

      const full = sheetOf(...missing.map((page) => [page, '1', page] as [number, Answer, number]))
      assert.deepEqual(unansweredPages(full, session), [])
      assert.isTrue(isComplete(full, session))
      for (const other of SESSIONS.filter((one) => one !== session)) {
        assert.isFalse(isComplete(full, other))
      }
    })

  test('completeness reports any single missing page', ({ assert }) => {
    for (const session of SESSIONS) {
      for (const left of pagesOfSession(session)) {
        const sheet = sheetOf(
          ...pagesOfSession(session)
            .filter((page) => page !== left)
            .map((page) => [page, '4', 1] as [number, Answer, number])
        )
        assert.deepEqual(unansweredPages(sheet, session), [left])
        assert.isFalse(isComplete(sheet, session))
      }
    }
  })
})

test.group('Answer sheet | flags', () => {
  test('flags are question pages of the session, each once, ascending', ({ assert }) => {
    assert.deepEqual(
      keepFlags([66, 52, 67, 92, 52, 68, 51, 93, 7, 94], 'written'),
      [52, 66, 68, 92]
    )
    assert.deepEqual(keepFlags([], 'reading'), [])
  })

  test('flags outside the session are dropped, from -5 to 160', ({ assert }) => {
    for (const session of SESSIONS as readonly Session[]) {
      assert.deepEqual(keepFlags(PAGES.toReversed(), session), pagesOfSession(session))
    }
  })

  test('flags that are not whole numbers are dropped', ({ assert }) => {
    assert.deepEqual(keepFlags([Number.NaN, 1.5, Infinity, 1], 'listening'), [1])
  })
})

test.group('Answers that the sheet does not hold', () => {
  test('answers without an equal or later stored choice are listed as not stored, each once', ({
    assert,
  }) => {
    const sheet = sheetOf([1, '2', 5], [2, '2', 5], [3, '2', 5])
    const sent: IncomingAnswer[] = [
      { id: 1, answer: '2', seq: 5 },
      { id: 2, answer: '4', seq: 4 },
      { id: 3, answer: '4', seq: 6 },
      { id: 3, answer: '1', seq: 7 },
      { id: 4, answer: '1', seq: 1 },
    ]
    assert.deepEqual(answersNotIn(sheet, sent), [3, 4])
  })

  test("answers without seq can't be checked for being stored", ({ assert }) => {
    assert.deepEqual(answersNotIn(sheetOf(), [{ id: 1, answer: '2' }]), [])
  })

  test('answers that a merge has just stored are not listed as not stored', ({ assert }) => {
    fc.assert(
      fc.property(aSheet, fc.array(numbered), aSession, (held, incoming, session) => {
        const merge = mergeAnswers(held, incoming, session)
        const missing = answersNotIn(afterMerge(held, merge), incoming)
        assert.isEmpty(merge.writes.filter(({ page }) => missing.includes(page)))
      })
    )
  })
})
