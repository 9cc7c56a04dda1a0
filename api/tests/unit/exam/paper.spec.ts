import { test } from '@japa/runner'
import fc from 'fast-check'
import { ANSWERS, numberOfPage, pagesOfSession, sectionOfPage, SESSIONS } from '#contracts/exam'
import type { Session } from '#contracts/exam'
import { paperEntries } from '#app/exam/domain/paper'
import { paperEntry } from '#app/exam/transformers/paper'
import type { Snapshot, SnapshotQuestion } from '#app/exam/domain/types'

const GROUPS = [31, 35, 39, 43, 47]

function questionOn(page: number): SnapshotQuestion {
  const section = sectionOfPage(page)!
  return {
    id: 1000 + page,
    page,
    number: numberOfPage(page)!,
    section,
    prompt: section === 'listening' ? null : `Prompt ${page}`,
    options: [`A ${page}`, `B ${page}`, `C ${page}`, `D ${page}`],
    key: ANSWERS[page % 4]!,
    audio: section === 'listening' ? `${page}.mp3` : null,
    audioMs: section === 'listening' ? 20_000 : null,
    ...(section === 'listening' && { answerMs: 12_000 }),
    passage:
      section === 'reading'
        ? { id: 9, name: 'Coral reefs', image: '9.png', text: 'Reefs are built.' }
        : null,
  }
}

const SNAPSHOT: Snapshot = {
  packageId: 1,
  packageName: 'Paket A',
  questions: SESSIONS.flatMap(pagesOfSession).map(questionOn),
}

/** The entries on the wire. */
function paperOf(snapshot: Snapshot, open: Session | null) {
  return paperEntries(snapshot, open).map(paperEntry)
}

function sessionOfEntry(page: number): Session {
  return page <= 50 ? 'listening' : page <= 92 ? 'written' : 'reading'
}

/** Every field name in a value, at any depth. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(fieldNames)]
}

test.group('Paper | order', () => {
  test('a paper has 125 entries in page order in every session', ({ assert }) => {
    const pages = [
      ...Array.from({ length: 30 }, (_, offset) => 1 + offset),
      ...GROUPS,
      ...Array.from({ length: 15 }, (_, offset) => 52 + offset),
      ...Array.from({ length: 25 }, (_, offset) => 68 + offset),
      ...Array.from({ length: 50 }, (_, offset) => 94 + offset),
    ]
    assert.lengthOf(pages, 125)
    for (const open of [null, ...SESSIONS]) {
      assert.deepEqual(
        paperOf(SNAPSHOT, open).map(({ page }) => page),
        pages
      )
    }
  })

  test('a paper does not depend on the order of the snapshot', ({ assert }) => {
    const shuffled = { ...SNAPSHOT, questions: SNAPSHOT.questions.toReversed() }
    for (const open of SESSIONS) {
      assert.deepEqual(paperOf(shuffled, open), paperOf(SNAPSHOT, open))
    }
  })
})

test.group('Paper | locked sessions', () => {
  test('a paper locks everything before the start, groups included', ({ assert }) => {
    for (const entry of paperOf(SNAPSHOT, null)) {
      assert.deepEqual(
        entry,
        GROUPS.includes(entry.page)
          ? { page: entry.page, type: 'group', locked: true }
          : { page: entry.page, locked: true }
      )
    }
  })

  test('a paper shows {$self}, and only page numbers of the others')
    .with([...SESSIONS])
    .run(({ assert }, open) => {
      for (const entry of paperOf(SNAPSHOT, open)) {
        const locked = sessionOfEntry(entry.page) !== open
        assert.equal('locked' in entry, locked, `page ${entry.page}`)
        if (locked)
          assert.isEmpty(fieldNames(entry).filter((name) => !/^(page|type|locked)$/.test(name)))
      }
    })

  test('a paper needs no question of a locked session', ({ assert }) => {
    const empty = { ...SNAPSHOT, questions: [] }
    assert.deepEqual(paperOf(empty, null), paperOf(SNAPSHOT, null))
  })

  test('a paper refuses a snapshot that lacks a question of the open session', ({ assert }) => {
    for (const session of SESSIONS) {
      for (const page of pagesOfSession(session)) {
        const questions = SNAPSHOT.questions.filter((question) => question.page !== page)
        assert.throws(
          () => paperOf({ ...SNAPSHOT, questions }, session),
          `The snapshot holds no question on page ${page}`
        )
      }
    }
  })
})

test.group('Paper | content', () => {
  function entryOn(page: number) {
    return paperOf(SNAPSHOT, sessionOfEntry(page)).find((entry) => entry.page === page)
  }

  test('a paper shows a listening question with its recording', ({ assert }) => {
    assert.deepEqual(entryOn(7), {
      id: 1007,
      no_soal: 7,
      page: 7,
      soal: null,
      pilihan_satu: 'A 7',
      pilihan_dua: 'B 7',
      pilihan_tiga: 'C 7',
      pilihan_empat: 'D 7',
      audio: '/uploads/audio/7.mp3',
      jeda: 12,
    })
  })

  test("a paper shows group {$self} as four questions that share the first one's recording")
    .with(GROUPS)
    .run(({ assert }, start) => {
      assert.deepEqual(entryOn(start), {
        type: 'group',
        page: start,
        audio: `/uploads/audio/${start}.mp3`,
        jeda: 12,
        items: [0, 1, 2, 3].map((offset) => ({
          id: 1000 + start + offset,
          no_soal: start + offset,
          page: start + offset,
          soal: null,
          pilihan_satu: `A ${start + offset}`,
          pilihan_dua: `B ${start + offset}`,
          pilihan_tiga: `C ${start + offset}`,
          pilihan_empat: `D ${start + offset}`,
        })),
      })
    })

  test('a paper names structure and written questions by their type', ({ assert }) => {
    const expected = (page: number, number: number, type: string) => ({
      id: 1000 + page,
      no_soal: number,
      page,
      soal: `Prompt ${page}`,
      pilihan_satu: `A ${page}`,
      pilihan_dua: `B ${page}`,
      pilihan_tiga: `C ${page}`,
      pilihan_empat: `D ${page}`,
      type,
    })
    assert.deepEqual(entryOn(52), expected(52, 1, 'structure'))
    assert.deepEqual(entryOn(66), expected(66, 15, 'structure'))
    assert.deepEqual(entryOn(68), expected(68, 16, 'written'))
    assert.deepEqual(entryOn(92), expected(92, 40, 'written'))
  })

  test('a paper shows a reading question with its passage', ({ assert }) => {
    assert.deepEqual(entryOn(143), {
      id: 1143,
      no_soal: 50,
      page: 143,
      soal: 'Prompt 143',
      pilihan_satu: 'A 143',
      pilihan_dua: 'B 143',
      pilihan_tiga: 'C 143',
      pilihan_empat: 'D 143',
      readingQuestion: {
        id: 9,
        nama: 'Coral reefs',
        reading: '/uploads/reading/9.png',
        teks: 'Reefs are built.',
      },
    })
  })

  test("a paper keeps the author's number", ({ assert }) => {
    const questions = SNAPSHOT.questions.map((question) => ({ ...question, number: 77 }))
    const [entry] = paperOf({ ...SNAPSHOT, questions }, 'listening')
    assert.deepInclude(entry, { page: 1, no_soal: 77 })
  })

  test('a paper shows recordings in listening only, and passages in reading only', ({ assert }) => {
    const questions = SNAPSHOT.questions.map((question) => ({
      ...question,
      audio: 'stray.mp3',
      passage: { id: 9, name: 'Stray', image: '9.png', text: null },
    }))
    const stray = { ...SNAPSHOT, questions }
    assert.notInclude(fieldNames(paperOf(stray, 'listening')), 'readingQuestion')
    assert.notInclude(fieldNames(paperOf(stray, 'written')), 'readingQuestion')
    assert.notInclude(fieldNames(paperOf(stray, 'written')), 'audio')
    assert.notInclude(fieldNames(paperOf(stray, 'reading')), 'audio')
  })

  test('a paper leaves out missing recordings and passages', ({ assert }) => {
    const questions = SNAPSHOT.questions.map((question) => ({
      ...question,
      audio: null,
      passage: null,
    }))
    const bare = { ...SNAPSHOT, questions }
    const listening = paperOf(bare, 'listening')
    assert.notProperty(listening[6], 'audio')
    assert.propertyVal(listening[30], 'audio', null)
    assert.notProperty(paperOf(bare, 'reading')[124], 'readingQuestion')
  })
})

test.group('Paper | secrets', () => {
  const FIELDS = [
    'id',
    'no_soal',
    'page',
    'type',
    'soal',
    'pilihan_satu',
    'pilihan_dua',
    'pilihan_tiga',
    'pilihan_empat',
    'audio',
    'jeda',
    'readingQuestion',
    'nama',
    'reading',
    'teks',
    'items',
    'locked',
  ]

  test('a paper has only the fields of the wire, even when questions have more', ({ assert }) => {
    const questions = SNAPSHOT.questions.map((question) => ({
      ...question,
      jawaban: question.key,
      benar: 3,
      salah: 4,
      passage: question.passage && { ...question.passage, benar: 3 },
    }))
    for (const open of [null, ...SESSIONS]) {
      const entries = paperOf({ ...SNAPSHOT, questions }, open)
      assert.isEmpty(fieldNames(entries).filter((name) => !FIELDS.includes(name)))
      assert.notMatch(JSON.stringify(entries), /key|jawaban|benar|salah|audioMs|is_correct/i)
    }
  })

  test('a paper does not depend on the keys', ({ assert }) => {
    const keys = fc.array(fc.constantFrom(...ANSWERS), { minLength: 140, maxLength: 140 })
    fc.assert(
      fc.property(keys, fc.constantFrom(null, ...SESSIONS), (chosen, open) => {
        const questions = SNAPSHOT.questions.map((question, place) => ({
          ...question,
          key: chosen[place]!,
        }))
        assert.equal(
          JSON.stringify(paperOf({ ...SNAPSHOT, questions }, open)),
          JSON.stringify(paperOf(SNAPSHOT, open))
        )
      }),
      { numRuns: 25 }
    )
  })
})
