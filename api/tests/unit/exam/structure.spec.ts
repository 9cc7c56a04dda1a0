import { test } from '@japa/runner'
import {
  carriesAudio,
  groupStartOf,
  nextSession,
  numberOfPage,
  pagesOfGroup,
  pagesOfSection,
  pagesOfSession,
  sectionOfPage,
  SECTIONS,
  SESSION_QUESTIONS,
  sessionOfIndex,
  sessionOfQuestion,
  SESSIONS,
  TOTAL_QUESTIONS,
} from '#contracts/exam'

/** The exam written by hand from product-spec section 9 and contract sections 3 and 4. */
function expected(page: number) {
  if (page >= 1 && page <= 50) return { section: 'listening', session: 'listening', number: page }
  if (page >= 52 && page <= 66)
    return { section: 'structure', session: 'written', number: page - 51 }
  if (page >= 68 && page <= 92) return { section: 'written', session: 'written', number: page - 52 }
  if (page >= 94 && page <= 143)
    return { section: 'reading', session: 'reading', number: page - 93 }
  return { section: null, session: null, number: null }
}

test.group('Exam structure', () => {
  test('the exam has a section, session and number for every page from -5 to 160', ({ assert }) => {
    for (let page = -5; page <= 160; page += 1) {
      assert.deepEqual(
        {
          section: sectionOfPage(page),
          session: sessionOfQuestion(page),
          number: numberOfPage(page),
        },
        expected(page),
        `page ${page}`
      )
    }
  })

  test('the exam has no question for a number that is not whole')
    .with([0.5, 1.5, 51.5, 93.9, Number.NaN, Infinity, -Infinity])
    .run(({ assert }, page) => {
      assert.isNull(sectionOfPage(page))
      assert.isNull(sessionOfQuestion(page))
      assert.isNull(numberOfPage(page))
      assert.isFalse(carriesAudio(page))
    })

  test('the exam assigns every index from -5 to 160 to its session, instruction pages included', ({
    assert,
  }) => {
    for (let index = -5; index <= 160; index += 1) {
      const session =
        index < 0 || index > 143
          ? null
          : index <= 50
            ? 'listening'
            : index <= 92
              ? 'written'
              : 'reading'
      assert.equal(sessionOfIndex(index), session, `index ${index}`)
    }
  })

  test('the exam numbers each session from 1 without gaps', ({ assert }) => {
    for (const session of SESSIONS) {
      assert.deepEqual(
        pagesOfSession(session).map(numberOfPage),
        Array.from({ length: SESSION_QUESTIONS[session] }, (_, offset) => offset + 1)
      )
    }
  })

  test('the exam has 140 questions: 50, 15, 25 and 50', ({ assert }) => {
    const sizes = SECTIONS.map((section) => pagesOfSection(section).length)
    assert.deepEqual(sizes, [50, 15, 25, 50])
    assert.equal(TOTAL_QUESTIONS, 140)
    assert.lengthOf(SESSIONS.flatMap(pagesOfSession), 140)
  })

  test('the exam groups 31-34, 35-38, 39-42, 43-46 and 47-50 under their first page', ({
    assert,
  }) => {
    for (let page = -5; page <= 160; page += 1) {
      const start = page < 31 || page > 50 ? null : page - ((page - 31) % 4)
      assert.equal(groupStartOf(page), start, `page ${page}`)
    }
  })

  test('the exam expects a recording on pages 1-30 and on the first page of each group', ({
    assert,
  }) => {
    const carriers = new Set([
      ...Array.from({ length: 30 }, (_, offset) => offset + 1),
      31,
      35,
      39,
      43,
      47,
    ])
    for (let page = -5; page <= 160; page += 1) {
      assert.equal(carriesAudio(page), carriers.has(page), `page ${page}`)
    }
  })

  test('the exam has the order listening, written, reading', ({ assert }) => {
    assert.equal(nextSession('listening'), 'written')
    assert.equal(nextSession('written'), 'reading')
    assert.isNull(nextSession('reading'))
  })

  test('the exam shows the four pages of a listening group together', ({ assert }) => {
    for (const page of [31, 32, 33, 34]) assert.deepEqual(pagesOfGroup(page), [31, 32, 33, 34])
    assert.deepEqual(pagesOfGroup(50), [47, 48, 49, 50])
    for (const page of [1, 30, 52, 143]) assert.deepEqual(pagesOfGroup(page), [page])
  })
})
