import { test } from '@japa/runner'
import { UnreadableQuestions, type FoundQuestion } from '#app/packages/domain/imported_row'
import { placeQuestions } from '#app/packages/domain/place_questions'
import { readQuestionsFile } from '#app/packages/exchange/read_questions_file'
import type { Section } from '#contracts/exam'
import { LIMITS } from '#tests/support/limits'
import { cell, documentOf, paragraph, row, run, table } from '#tests/support/documents'

const textFile = (text: string) => readQuestionsFile(new TextEncoder().encode(text))
const OPTIONS = ['floods', 'flooding', 'to flood', 'it floods']
const HEADINGS = ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI']

const rowsOf = (questions: FoundQuestion[], section: Section) => placeQuestions(questions, section)

/** The table that mammoth makes of the usual form. */
const htmlTable = (
  keys = ['V', '', '', ''],
  { kind = '1', options = OPTIONS, head = true } = {}
) => {
  const [first = '', ...others] = options
  const span = options.length
  return `<table>${head ? `<tr>${HEADINGS.map((heading) => `<td>${heading}</td>`).join('')}</tr>` : ''}<tr><td rowspan="${span}">1</td><td rowspan="${span}"><p>The river _____ the valley every spring.</p></td><td rowspan="${span}">${kind}</td><td>A</td><td>${first}</td><td>${keys[0]}</td></tr>${others.map((option, at) => `<tr><td>${'BCD'.charAt(at)}</td><td>${option}</td><td>${keys[at + 1]}</td></tr>`).join('')}</table>`
}

test.group('Tables with a row for each option', () => {
  test('merged cells, and rows that have three cells only, are one question', ({ assert }) => {
    const { questions } = textFile(htmlTable())
    assert.lengthOf(questions, 1)
    assert.deepInclude(questions[0], {
      number: '1',
      prompt: 'The river _____ the valley every spring.',
      options: OPTIONS,
      key: 'A',
      place: 'tabel baris 2',
    })
    const merged = htmlTable().replaceAll(/ rowspan="4"/g, '')
    assert.deepEqual(textFile(merged).questions[0]?.options, OPTIONS, 'the merge was lost')
  })

  test('the same table in Word', ({ assert }) => {
    const body = table(
      row(...HEADINGS.map((heading) => cell(heading))),
      ...OPTIONS.map((option, at) =>
        row(
          cell(at === 0 ? '1' : '', at === 0 ? 'restart' : 'continue'),
          cell(at === 0 ? 'The river _____ the valley.' : '', at === 0 ? 'restart' : 'continue'),
          cell(at === 0 ? '1' : '', at === 0 ? 'restart' : 'continue'),
          cell('ABCD'.charAt(at)),
          cell(option),
          cell(at === 2 ? 'V' : '')
        )
      )
    )
    const { questions, notTaken } = readQuestionsFile(
      documentOf(paragraph('Structure') + body + paragraph('Selamat mengerjakan.'))
    )
    assert.lengthOf(questions, 1)
    assert.deepInclude(questions[0], { section: 'Structure', options: OPTIONS, key: 'C' })
    assert.deepEqual(
      notTaken.map(({ reason }) => reason),
      ['Teks di luar tabel tidak dibawa.']
    )
  })

  test('two marks, no mark and three options are told at their fields', ({ assert }) => {
    const faultsOf = (html: string) => rowsOf(textFile(html).questions, 'structure')[0]?.faults
    assert.match(faultsOf(htmlTable(['V', 'V', '', '']))?.[0]?.sentence ?? '', /lebih dari satu/)
    assert.match(faultsOf(htmlTable(['', '', '', '']))?.[0]?.sentence ?? '', /belum ada/)
    const three = textFile(htmlTable(['V', '', ''], { options: OPTIONS.slice(0, 3) })).questions
    assert.lengthOf(three[0]?.options ?? [], 3)
  })

  test('an essay is named and left out; a table without headings is known by its letters', ({
    assert,
  }) => {
    const essay = textFile(htmlTable(undefined, { kind: '5' }))
    assert.lengthOf(essay.questions, 0)
    assert.match(essay.notTaken[0]?.reason ?? '', /berjenis uraian/)
    const headless = textFile(htmlTable(undefined, { head: false }))
    assert.deepEqual(headless.questions[0]?.options, OPTIONS)
  })

  test('a picture in a cell is told, and a nested table is text of its cell', ({ assert }) => {
    const html = htmlTable().replace(
      '<td>floods</td>',
      '<td><img src="https://a.b/c.png"><table><tr><td>floods</td></tr></table></td>'
    )
    const { questions, notTaken } = textFile(html)
    assert.equal(questions[0]?.options[0], 'floods')
    assert.match(notTaken[0]?.reason ?? '', /^Gambar/)
  })
})

test.group('Written Expression in Word', () => {
  const sentence =
    run('The ') +
    run('num', { u: true }) +
    run('ber', { u: true }) +
    run(' of visitors ') +
    run('have', { u: true }) +
    run(' risen ') +
    run('since', { u: true }) +
    run(' the museum ') +
    run('opened', { u: true }) +
    run('.')

  test('its underlined words survive, one that was split by the spell check as one part', ({
    assert,
  }) => {
    const { questions } = readQuestionsFile(
      documentOf(
        paragraph('Written Expression') + paragraph(run('1. ') + sentence) + paragraph('Kunci: B')
      )
    )
    const [written] = rowsOf(questions, 'written')
    assert.equal(
      written?.prompt,
      'The <u>number</u> of visitors <u>have</u> risen <u>since</u> the museum <u>opened</u>.'
    )
    assert.deepEqual(written?.options, ['number', 'have', 'since', 'opened'])
    assert.equal(written?.key, 2)
    assert.deepEqual(written?.faults, [])
  })

  test('two underlined parts that touch are told, since nobody can tell them apart', ({
    assert,
  }) => {
    const touching =
      run('The ') +
      run('number', { u: true }) +
      run(' of', { u: true }) +
      run(' men ') +
      run('have', { u: true }) +
      run(' been ') +
      run('seen', { u: true })
    const { questions } = readQuestionsFile(documentOf(paragraph(run('1. ') + touching)))
    const [written] = rowsOf(questions, 'written')
    assert.deepEqual(written?.options, ['number of', 'have', 'seen'])
  })
})

test.group('Numbered lists', () => {
  const LIST = `Structure
1. _____ the harvest, the village rests.
A. After
B. Afterwards
C. It is after
D. Because
2) Only three ….. here.
(A) is   (B) are   (C) be   (D) been

Kunci Jawaban
1. A 2. B`

  test('typed numbers and letters, options in one line, and keys at the end', ({ assert }) => {
    const { questions, notTaken } = textFile(LIST)
    assert.deepEqual(
      questions.map(({ number, options, key, section }) => [number, options.length, key, section]),
      [
        ['1', 4, 'A', 'Structure'],
        ['2', 4, 'B', 'Structure'],
      ]
    )
    assert.deepEqual(questions[1]?.options, ['is', 'are', 'be', 'been'])
    assert.equal(questions[0]?.place, 'baris 2')
    assert.deepEqual(notTaken, [])
  })

  test('automatic numbers and letters in Word, with the key in bold or in a colour', ({
    assert,
  }) => {
    const item = (text: string, options: string[]) =>
      paragraph(text, [1, 0]) + options.map((option) => paragraph(option, [1, 1])).join('')
    const { questions } = readQuestionsFile(
      documentOf(
        item('It _____ cold.', ['is', run('are', { b: true }), 'be', 'being']) +
          item('They _____ cold.', ['is', 'are', run('be', { color: 'FF0000' }), 'being']) +
          item('We _____ cold.', ['is', 'are', run('be', { color: '000000' }), 'being'])
      )
    )
    assert.deepEqual(
      questions.map(({ number, key, options }) => [number, key, options.length]),
      [
        ['1', '2', 4],
        ['2', '3', 4],
        ['3', '', 4],
      ]
    )
  })

  test('a list in which mammoth dropped the letters keeps its order', ({ assert }) => {
    const { questions } = textFile(
      '<ol><li>It _____ cold.<ol><li>is</li><li><strong>are</strong></li><li>be</li><li>being</li></ol></li><li>We _____.<ol><li>a</li><li>b</li><li>c</li><li>d</li></ol></li></ol>'
    )
    assert.deepEqual(questions[0]?.options, ['is', 'are', 'be', 'being'])
    assert.equal(questions[0]?.key, '2')
    assert.deepEqual(questions[1]?.options, ['a', 'b', 'c', 'd'])
  })

  test('a long text before the questions of Reading is their passage', ({ assert }) => {
    const passage =
      'Salt was once worth more than gold in the towns along the southern edge of the desert, and long trains of camels carried it north for months at a time.'
    const { questions, passages } = textFile(
      `Reading\n${passage}\n1. What is it about?\nA. Salt\nB. Law\nC. Sand\nD. Gold\nJawaban: A`
    )
    assert.equal(passages[0]?.text, passage)
    assert.equal(questions[0]?.passage, passages[0]?.key)
    assert.equal(questions[0]?.key, 'A')
  })

  test('what Word puts into the clipboard is read with its underlines', ({ assert }) => {
    const { questions } = textFile(
      `<html><head><style>p{}</style></head><body><p class=MsoNormal>1. The <u>number</u> of men <span style='text-decoration:underline'>have</span> <ins>been</ins> <u>seen</u>.</p><script>alert(1)</script></body></html>`
    )
    assert.deepEqual(rowsOf(questions, 'written')[0]?.options, ['number', 'have', 'been', 'seen'])
  })
})

test.group('Tagged texts', () => {
  test('tags in brackets', ({ assert }) => {
    const { questions, notTaken } = textFile(`[KATEGORI] Structure
[TIPE] PG
[SOAL] _____ the harvest,
the village rests.
[A] After [bobot] 5
[B] Afterwards
[C] It is after
[D] Because
[JAWABAN] A
[PEMBAHASAN] Klausa waktu
[SOAL] It _____ cold. [A] is [B] are [C] be [D] being [JAWABAN] A`)
    assert.lengthOf(questions, 2)
    assert.deepInclude(questions[0], {
      section: 'Structure',
      prompt: '_____ the harvest,\nthe village rests.',
      options: ['After', 'Afterwards', 'It is after', 'Because'],
      key: 'A',
      place: 'baris 3',
    })
    assert.deepEqual(questions[0]?.taught, { explanation: 'Klausa waktu' })
    assert.deepEqual(questions[1]?.options, ['is', 'are', 'be', 'being'])
    assert.deepEqual(
      notTaken.map(({ place }) => place),
      ['baris 5']
    )
  })

  test('labels with colons', ({ assert }) => {
    const { questions } = textFile(`[NOMOR 7]
JENIS SOAL: PG
NILAI: 1
SOAL: It _____ cold.
JAWABAN: A. is
B. are
C. be
D. being
KUNCI JAWABAN: B`)
    assert.deepInclude(questions[0], {
      number: '7',
      prompt: 'It _____ cold.',
      options: ['is', 'are', 'be', 'being'],
      key: 'B',
    })
  })
})

test.group('Hostile documents', () => {
  test('a linked picture, a document type and a broken part are refused in a sentence', ({
    assert,
  }) => {
    const rels =
      '<Relationships><Relationship Id="r" Type="x/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>'
    const linked = documentOf(paragraph('1. a'), { 'word/_rels/document.xml.rels': rels })
    const declared = documentOf(paragraph('1. a'), {
      'word/document.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    })
    const broken = documentOf('<w:p>')
    for (const content of [linked, declared, broken]) {
      assert.throws(() => readQuestionsFile(content), UnreadableQuestions as never)
    }
    const link = rels.replace('x/image', 'x/hyperlink').replace('file:///etc/passwd', 'https://a.b')
    const clicked = documentOf(paragraph('1. a'), { 'word/_rels/document.xml.rels': link })
    assert.lengthOf(readQuestionsFile(clicked).questions, 1, 'a link to click is harmless')
  })

  test('100,000 nested tags and a line of a million brackets end in time', ({ assert }) => {
    const began = performance.now()
    for (const text of [
      `<p>${'<b>'.repeat(100_000)}`,
      `[SOAL] ${'['.repeat(1_000_000)} [A] x`,
      `1. ${'_'.repeat(500_000)}\nA. ${'. '.repeat(200_000)}`,
      `{=${'~'.repeat(500_000)}}`,
    ]) {
      try {
        rowsOf(textFile(text).questions, 'structure')
      } catch (error) {
        if (!(error instanceof UnreadableQuestions)) throw error
      }
    }
    assert.isBelow(performance.now() - began, 20_000)
  }).timeout(LIMITS.manyCalls)
})
