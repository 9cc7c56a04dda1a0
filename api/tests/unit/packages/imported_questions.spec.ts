import { test } from '@japa/runner'
import { readKey } from '#app/packages/domain/answer_key'
import { emptyQuestion, type FoundQuestion } from '#app/packages/domain/imported_row'
import { markParts } from '#app/packages/domain/mark_parts'
import { findFile, matchRecordings } from '#app/packages/domain/match_media'
import { placeQuestions, saysNoSection } from '#app/packages/domain/place_questions'
import { isSameText, plainText, withGap } from '#app/packages/domain/question_text'
import { sectionCalled } from '#app/packages/domain/section_names'
import { joinRuns, markedHtml } from '#app/packages/domain/underline_marks'

const OPTIONS = ['After', 'Afterwards', 'It is after', 'Because']
const found = (question: Partial<FoundQuestion>): FoundQuestion => ({
  ...emptyQuestion('baris 2'),
  options: OPTIONS,
  key: 'A',
  ...question,
})

test.group('Answer keys', () => {
  test('a key is a letter, a number or the text of an option, in the ways that people type them', ({
    assert,
  }) => {
    for (const key of ['B', 'b', 'b.', '(B)', 'B)', '2', ' 2 ', 'В', 'Ｂ', '［2］', 'Afterwards']) {
      assert.deepEqual(readKey(key, OPTIONS), { key: 2 }, key)
    }
    assert.deepEqual(readKey('E', OPTIONS), { key: 5 }, 'is judged later')
  })

  test('a key that is missing, several or unknown says so', ({ assert }) => {
    assert.deepEqual(readKey(' ', OPTIONS), { fault: 'Kunci jawaban belum ada.' })
    for (const key of ['A, C', 'A dan C', 'A/C', 'B C']) {
      assert.match((readKey(key, OPTIONS) as { fault: string }).fault, /lebih dari satu/)
    }
    assert.match((readKey('kunci', OPTIONS) as { fault: string }).fault, /“kunci” tidak dikenal/)
  })

  test('an option that is a single letter counts as the letter', ({ assert }) => {
    assert.deepEqual(readKey('B', ['D', 'C', 'B', 'A']), { key: 2 })
  })
})

test.group('Sections of files', () => {
  const NAMES = [
    ['listening_a', 'listening', 'a'],
    ['Part B', 'listening', 'b'],
    ['Listening Comprehension', 'listening', null],
    ['Section 1', 'listening', null],
    ['STRUCTURE', 'structure', null],
    ['Written Expression', 'written', null],
    ['Error Recognition', 'written', null],
    ['Reading Comprehension', 'reading', null],
    ['Section 3', 'reading', null],
  ] as const
  for (const [name, section, part] of NAMES) {
    test(`“${name}” is ${section}`, ({ assert }) => {
      assert.deepEqual(sectionCalled(name), { section, part })
    })
  }

  test('a name that may be two sections, or none, is no section', ({ assert }) => {
    for (const name of ['Section 2', 'Structure and Written Expression', 'Soal', '']) {
      assert.isNull(sectionCalled(name), name)
    }
  })

  test('a file says no section when no question has one', ({ assert }) => {
    assert.isTrue(saysNoSection([found({}), found({})]))
    assert.isFalse(saysNoSection([found({}), found({ section: 'reading' })]))
    assert.isFalse(saysNoSection([found({ page: '52' })]))
  })
})

test.group('Places of questions', () => {
  const pagesOf = (questions: FoundQuestion[]) =>
    placeQuestions(questions, null).map(({ page, number }) => [page, number])
  const numbered = (section: string, ...numbers: string[]) =>
    numbers.map((number) => found({ section, number }))

  test('numbers as learners see them decide the page', ({ assert }) => {
    assert.deepEqual(pagesOf(numbered('structure', '1', '15')), [
      [52, 1],
      [66, 15],
    ])
    assert.deepEqual(pagesOf(numbered('written', '16', '40')), [
      [68, 16],
      [92, 40],
    ])
  })

  test('numbers counted through the exam decide it, too', ({ assert }) => {
    assert.deepEqual(pagesOf(numbered('reading', '91', '140')), [
      [94, 91],
      [143, 140],
    ])
    assert.deepEqual(pagesOf(numbered('structure', '51', '65')), [
      [52, 51],
      [66, 65],
    ])
  })

  test('other numbers, and none, leave it to the order of the file', ({ assert }) => {
    assert.deepEqual(pagesOf(numbered('structure', '41', '42')), [
      [52, 41],
      [53, 42],
    ])
    assert.deepEqual(pagesOf([found({ section: 'Part B' }), found({ section: 'listening_b' })]), [
      [31, 31],
      [32, 32],
    ])
  })

  test('a page that the file names is kept, and says the section', ({ assert }) => {
    const [row] = placeQuestions([found({ page: '94', number: '1' })], null)
    assert.deepInclude(row, { section: 'reading', page: 94, number: 1 })
  })

  test('what is no number is reported at its field', ({ assert }) => {
    const [row] = placeQuestions([found({ section: 'structure', number: 'satu' })], null)
    assert.deepEqual(row?.faults, [{ field: 'no_soal', sentence: 'Nomor “satu” bukan angka.' }])
  })
})

test.group('Texts of questions', () => {
  test('gaps are written in one way, spaces and invisible characters do not count', ({
    assert,
  }) => {
    for (const gap of [
      '___',
      '________',
      '………',
      '.....',
      '. . . .',
      '----',
      '_ _ _'.replaceAll(' ', '_'),
    ]) {
      assert.equal(withGap(`${gap} the harvest`), '_____ the harvest', gap)
    }
    assert.equal(withGap('Mr. Lee left... then'), 'Mr. Lee left... then')
    assert.equal(plainText(' a\u00A0\u200Bb \r\n c '), 'a b\nc')
    assert.isTrue(isSameText('Line one\nline two …… ', 'Line one line two _____'))
    assert.isFalse(isSameText('It’s', 'Its'))
  })

  test('underlined runs that touch stay one part, and one that was split is one', ({ assert }) => {
    const text = joinRuns([
      { text: 'The ', isUnderlined: false },
      { text: 'num', isUnderlined: true },
      { text: 'ber', isUnderlined: true },
      { text: ' of visitors ', isUnderlined: false },
      { text: 'have ', isUnderlined: true },
      { text: 'risen', isUnderlined: false },
    ])
    assert.equal(markedHtml(text), 'The <u>number</u> of visitors <u>have</u> risen')
  })

  test('a sentence without underlines gets them back from its options', ({ assert }) => {
    const sentence = 'The other number of the visitors have risen since it opened.'
    assert.equal(
      markParts(sentence, ['number', 'the', 'have', 'opened']),
      'The other <u>number</u> of <u>the</u> visitors <u>have</u> risen since it <u>opened</u>.'
    )
    assert.isNull(markParts(sentence, ['have', 'number', 'the', 'opened']), 'not in this order')
    const [row] = placeQuestions(
      [
        found({
          section: 'written',
          prompt: sentence,
          options: ['number', 'the', 'have', 'opened'],
        }),
      ],
      null
    )
    assert.deepEqual(row?.options, ['number', 'the', 'have', 'opened'])
  })

  test('a sentence keeps its underlines and nothing else', ({ assert }) => {
    const prompt =
      'A <u onclick="x">b</u> & <script>alert(1)</script><u>c</u> <b>d</b> <u>e</u> <u>f</u>'
    const [row] = placeQuestions([found({ section: 'written', prompt })], null)
    assert.equal(row?.prompt, 'A <u>b</u> &amp; <u>c</u> d <u>e</u> <u>f</u>')
  })
})

test.group('Recordings of an import', () => {
  const files = (...names: string[]) => names.map((name) => ({ name, kind: 'audio' as const }))
  const row = (question: Partial<FoundQuestion>) =>
    placeQuestions([found({ section: 'listening', ...question })], null)

  test('a file is found by its name, without its folder, letter case and extension', ({
    assert,
  }) => {
    assert.equal(findFile('01.mp3', files('Audio/01.MP3', '1.mp3')), 'Audio/01.MP3')
    assert.equal(findFile('part-a_01', files('Part A 01.wav')), 'Part A 01.wav')
    assert.isNull(findFile('02.mp3', files('01.mp3')))
  })

  const MATCHES = [
    ['Part A no 1.mp3', '1'],
    ['01.mp3', '1'],
    ['Part B no 31-34.mp3', '31'],
    ['Group 35.mp3', '35'],
    ['soal 7.mp3', '7'],
  ] as const
  for (const [name, number] of MATCHES) {
    test(`${name} belongs to number ${number}`, ({ assert }) => {
      const [matched] = matchRecordings(row({ number }), files('cover 99.mp3', name))
      assert.equal(matched?.audio, name)
    })
  }

  test('only the first page of a group has its recording', ({ assert }) => {
    const [matched] = matchRecordings(row({ number: '32', audio: '31.mp3' }), files('31.mp3'))
    assert.isNull(matched?.audio)
  })
})
