import { test } from '@japa/runner'
import { carriesAudio, pagesOfSession, sectionOfPage, SESSIONS } from '#contracts/exam'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import type { PackageQuestion } from '#app/packages/domain/completeness'

const COMPLETE: readonly PackageQuestion[] = SESSIONS.flatMap(pagesOfSession).map((page) => ({
  page,
  section: sectionOfPage(page)!,
  audio: carriesAudio(page) ? 'abc.mp3' : null,
  passageId: page >= 94 ? 1 : null,
}))

const NOTHING_MISSING = {
  pages: { listening: [], structure: [], written: [], reading: [] },
  withoutAudio: [],
  withoutPassage: [],
}

function without(...pages: number[]): PackageQuestion[] {
  return COMPLETE.filter(({ page }) => !pages.includes(page))
}

function changed(page: number, change: Partial<PackageQuestion>): PackageQuestion[] {
  return COMPLETE.map((question) =>
    question.page === page ? { ...question, ...change } : question
  )
}

function reasons(questions: readonly PackageQuestion[]): string[] {
  return incompleteReasons(missingQuestions(questions))
}

test.group('Package completeness | what is missing', () => {
  test('nothing is missing in a complete package, in any order', ({ assert }) => {
    assert.deepEqual(missingQuestions(COMPLETE), NOTHING_MISSING)
    assert.deepEqual(missingQuestions(COMPLETE.toReversed()), NOTHING_MISSING)
    assert.deepEqual(reasons(COMPLETE), [])
  })

  test('all 140 questions are missing in an empty package', ({ assert }) => {
    const { pages, withoutAudio, withoutPassage } = missingQuestions([])
    assert.deepEqual(
      [pages.listening.length, pages.structure.length, pages.written.length, pages.reading.length],
      [50, 15, 25, 50]
    )
    assert.deepEqual([withoutAudio, withoutPassage], [[], []])
  })

  test('each single question that is missing is found', ({ assert }) => {
    for (const { page, section } of COMPLETE) {
      assert.deepEqual(missingQuestions(without(page)), {
        ...NOTHING_MISSING,
        pages: { ...NOTHING_MISSING.pages, [section]: [page] },
      })
    }
  })

  test('a complete package needs a recording on pages 1-30 and on the first page of each group only', ({
    assert,
  }) => {
    const carriers = [...Array.from({ length: 30 }, (_, at) => at + 1), 31, 35, 39, 43, 47]
    const silent = COMPLETE.map((question) => ({ ...question, audio: null }))
    assert.deepEqual(missingQuestions(silent), { ...NOTHING_MISSING, withoutAudio: carriers })
  })

  test('a complete package needs a passage for every reading question', ({ assert }) => {
    const bare = COMPLETE.map((question) => ({ ...question, passageId: null })).toReversed()
    assert.deepEqual(missingQuestions(bare), {
      ...NOTHING_MISSING,
      withoutPassage: pagesOfSession('reading'),
    })
  })

  test("a question on another section's page does not count, from -5 to 160", ({ assert }) => {
    const strays = Array.from({ length: 166 }, (_, offset) => offset - 5)
      .filter((page) => sectionOfPage(page) !== 'structure')
      .map((page) => ({ page, section: 'structure' as const, audio: null, passageId: null }))
    assert.deepEqual(missingQuestions(strays), missingQuestions([]))
    assert.deepEqual(missingQuestions([...COMPLETE, ...strays]), NOTHING_MISSING)
  })
})

test.group('Package completeness | sentences', () => {
  test('the message about missing questions names the numbers of listening, which equal its pages', ({
    assert,
  }) => {
    assert.deepEqual(reasons(without(3, 17)), ['Listening: nomor 3, 17 belum ada'])
  })

  test('the message about missing questions names number and page when they differ', ({
    assert,
  }) => {
    assert.deepEqual(reasons(without(54, 68, 92, 94)), [
      'Structure: nomor 3 (halaman 54) belum ada',
      'Written Expression: nomor 16, 40 (halaman 68, 92) belum ada',
      'Reading: nomor 1 (halaman 94) belum ada',
    ])
  })

  test('the message about missing questions shortens three or more consecutive numbers', ({
    assert,
  }) => {
    assert.deepEqual(reasons(without(1, 2, 4, 5, 6, 8, 47, 48, 49, 50)), [
      'Listening: nomor 1, 2, 4-6, 8, 47-50 belum ada',
    ])
  })

  test('the message about missing questions names all numbers of an empty package', ({
    assert,
  }) => {
    assert.deepEqual(reasons([]), [
      'Listening: nomor 1-50 belum ada',
      'Structure: nomor 1-15 (halaman 52-66) belum ada',
      'Written Expression: nomor 16-40 (halaman 68-92) belum ada',
      'Reading: nomor 1-50 (halaman 94-143) belum ada',
    ])
  })

  test('the message about missing questions says which lack a recording or a passage', ({
    assert,
  }) => {
    assert.deepEqual(reasons(changed(35, { audio: null })), [
      'Listening: nomor 35 belum punya audio',
    ])
    assert.deepEqual(reasons(changed(36, { audio: null })), [])
    assert.deepEqual(reasons(changed(97, { passageId: null })), [
      'Reading: nomor 4 (halaman 97) belum punya bacaan (Question Reading)',
    ])
  })

  test('the message about missing questions lists everything together', ({ assert }) => {
    const questions = changed(35, { audio: null })
      .map((question) => (question.page === 97 ? { ...question, passageId: null } : question))
      .filter(({ page }) => page !== 3 && page !== 143)
    assert.deepEqual(reasons(questions), [
      'Listening: nomor 3 belum ada',
      'Reading: nomor 50 (halaman 143) belum ada',
      'Listening: nomor 35 belum punya audio',
      'Reading: nomor 4 (halaman 97) belum punya bacaan (Question Reading)',
    ])
  })
})
