import { test } from '@japa/runner'
import { UnreadableQuestions } from '#app/packages/domain/imported_row'
import { readQuestionsFile } from '#app/packages/exchange/read_questions_file'
import {
  questionTemplate,
  questionWorkbook,
} from '#app/packages/exchange/writers/question_workbook'
import { writeWorkbook } from '#app/paper/workbook/write_workbook'
import { rowOf, shared, textRows, workbookOf } from '#tests/support/workbooks'
import { zipOf } from '#tests/support/question_files'

import { DEFAULT_LISTENING_GROUPS } from '#contracts/exam'

const bytes = (text: string) => new TextEncoder().encode(text)
const questionsIn = (text: string) => readQuestionsFile(bytes(text)).questions

test.group('Tables of questions', () => {
  test('a CSV file with semicolons, quotes, a passage by its key and an explanation is read', ({
    assert,
  }) => {
    const { questions, notTaken } = readQuestionsFile(
      bytes(`no;bagian;teks;pertanyaan;audio;A;B;C;D;kunci;label
1;listening_a;;What does the woman mean?;01.mp3;She is late.;She missed it.;She will call.;She forgot.;b;"Kata kunci: ""missed"""
41;structure;;_____ the harvest, the village rests.;;After;Afterwards;It is after;Because;A;
91;reading;P1;What is the passage mainly about?;;Salt;Trade;Boats;Law;2;`)
    )
    assert.deepInclude(questions[0], {
      number: '1',
      section: 'listening_a',
      audio: '01.mp3',
      options: ['She is late.', 'She missed it.', 'She will call.', 'She forgot.'],
      key: 'b',
      place: 'baris 2',
    })
    assert.deepInclude(questions[2], { passage: 'P1', key: '2', number: '91' })
    assert.deepEqual(notTaken, [
      { place: 'kolom K', reason: 'Kolom “label” tidak dikenal, jadi tidak dibawa.' },
    ])
  })

  const FOREIGN = [
    [
      'question_text,question_type,subject,points,correct_answer,option_a,option_b,option_c,option_d,tags',
      'It _____ cold.,mc,Structure,1,C,is,are,be,being,x',
    ],
    [
      'jenis_soal,pertanyaan,bagian,opsi_a,opsi_b,opsi_c,opsi_d,jawaban',
      'PG,It _____ cold.,structure,is,are,be,being,c',
    ],
    [
      'part,prompt_text,choiceA,choiceB,choiceC,choiceD,correct_choice',
      'structure,It _____ cold.,is,are,be,being,3',
    ],
    ['Bagian,Soal,Pilihan,Kunci Jawaban', 'structure,It _____ cold.,is|are|be|being,be'],
  ] as const
  for (const [head, row] of FOREIGN) {
    test(`a table with the headings ${head} is read`, ({ assert }) => {
      const [question] = questionsIn(`${head}\n${row}`)
      assert.deepInclude(question, {
        prompt: 'It _____ cold.',
        options: ['is', 'are', 'be', 'being'],
      })
      assert.equal(question?.section.toLowerCase(), 'structure')
    })
  }

  test('what a column has and we cannot take is told once', ({ assert }) => {
    const { notTaken } = readQuestionsFile(
      bytes('no,soal,A,B,C,D,kunci,points,difficulty\n1,x,a,b,c,d,A,2,easy\n2,x,a,b,c,d,A,2,easy')
    )
    assert.deepEqual(
      notTaken.map(({ place }) => place),
      ['kolom H', 'kolom I']
    )
    assert.match(notTaken[0]?.reason ?? '', /^Skor tidak dipakai/)
  })

  test('a passage in each row, or only in the first, is one passage', ({ assert }) => {
    const text = 'Salt was once worth more than gold, and camels carried it across the desert.'
    const { questions, passages } = readQuestionsFile(
      bytes(`bagian,bacaan,soal,A,B,C,D,kunci
reading,"${text}",One?,a,b,c,d,A
reading,"${text}",Two?,a,b,c,d,A
reading,,Three?,a,b,c,d,A`)
    )
    assert.lengthOf(passages, 1)
    assert.equal(passages[0]?.text, text)
    assert.deepEqual(
      questions.map(({ passage }) => passage),
      Array(3).fill(passages[0]?.key)
    )
  })

  test('a table without headings, an open quote and an empty file are refused in a sentence', ({
    assert,
  }) => {
    for (const text of ['1;2;3\n4;5;6', 'no;soal;A;B;C;D;kunci\n1;"x;a;b;c;d;A', '  ']) {
      assert.throws(() => questionsIn(text), UnreadableQuestions as never)
    }
  })

  test('Windows and UTF-16 texts are read', ({ assert }) => {
    const text = 'no;soal;A;B;C;D;kunci\n1;It’s _____;a;b;c;d;A'
    const windows = Uint8Array.from([...text].map((c) => (c === '’' ? 0x92 : c.charCodeAt(0))))
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    for (const content of [windows, utf16]) {
      assert.equal(readQuestionsFile(content).questions[0]?.prompt, 'It’s _____')
    }
  })
})

test.group('Workbooks of questions', () => {
  const head = ['no', 'soal', 'A', 'B', 'C', 'D', 'kunci']

  test('worksheets are sections, one has the passages, and an example is left out', ({
    assert,
  }) => {
    const sheet = (name: string, ...rows: string[][]) => ({
      name,
      widths: rows[0]?.map(() => 12) ?? [],
      rows: rows.map((cells) => ({ cells })),
    })
    const content = writeWorkbook(
      sheet('Structure', head, ['1', 'It _____ cold.', 'is', 'are', 'be', 'being', 'A']),
      sheet(
        'Reading',
        [...head, 'bacaan'],
        ['contoh', 'Isi soal', 'a', 'b', 'c', 'd', 'A', 'P1'],
        ['1', 'What is it about?', 'Salt', 'Law', 'Boats', 'Trade', 'A', 'P1']
      ),
      sheet('Bacaan', ['kode', 'judul', 'teks'], ['P1', 'Salt', 'Salt was gold.\nIt was heavy.'])
    )
    const { questions, passages } = readQuestionsFile(content)
    assert.deepEqual(
      questions.map(({ section, place }) => [section, place]),
      [
        ['Structure', 'Structure!A2'],
        ['Reading', 'Reading!A3'],
      ]
    )
    assert.deepEqual(passages, [
      { key: 'P1', title: 'Salt', text: 'Salt was gold.\nIt was heavy.', picture: null },
    ])
  })

  test('the template is read, has no question yet, and one for each row that is filled in', ({
    assert,
  }) => {
    const { questions, passages, notTaken } = readQuestionsFile(questionTemplate())
    assert.deepEqual([questions, passages, notTaken], [[], [], []])

    const written = {
      number: 16,
      page: 68,
      prompt: 'The <u>a</u> <u>b</u> <u>c</u> <u>d</u>',
      options: ['a', 'b', 'c', 'd'],
      key: 2,
      audio: '',
      passage: '',
      taught: {
        explanation: 'Subjeknya tunggal.',
        optionNotes: null,
        correction: null,
        transcript: null,
        proof: null,
        skills: null,
      },
    }
    const filled = questionWorkbook({
      questions: [{ section: 'written', ...written }],
      passages: [],
      groups: DEFAULT_LISTENING_GROUPS,
    })
    assert.deepInclude(readQuestionsFile(filled).questions[0], {
      section: 'Written Expression',
      number: '16',
      page: '68',
      prompt: written.prompt,
      key: 'B',
      taught: { explanation: 'Subjeknya tunggal.' },
    })
  })

  test('what is underlined in a cell stays underlined', ({ assert }) => {
    const rich =
      '<r><t xml:space="preserve">The </t></r><r><rPr><u/></rPr><t>number</t></r><r><t xml:space="preserve"> </t></r><r><rPr><u val="none"/></rPr><t>of</t></r>'
    const content = workbookOf({
      worksheets: [
        {
          name: 'Written',
          rows:
            textRows([head]) +
            rowOf(2, [shared(0), shared(1), shared(0), shared(0), shared(0), shared(0), shared(0)]),
        },
      ],
      strings: ['A', 'RICH'],
      files: {
        'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>A</t></si><si>${rich}</si></sst>`,
      },
    })
    assert.equal(readQuestionsFile(content).questions[0]?.prompt, 'The \uE000number\uE001 of')
  })
})

test.group('Hostile files', () => {
  const SPREADSHEET = { 'xl/workbook.xml': '<workbook/>' }
  const refusal = (content: Uint8Array): string => {
    try {
      readQuestionsFile(content)
    } catch (error) {
      if (error instanceof UnreadableQuestions) return error.sentence
      throw error
    }
    return 'was read'
  }

  test('macros, links to other files and names that leave the folder are refused', ({ assert }) => {
    assert.match(refusal(zipOf({ ...SPREADSHEET, 'xl/vbaProject.bin': 'x' })), /makro/)
    assert.match(
      refusal(zipOf({ ...SPREADSHEET, 'xl/externalLinks/externalLink1.xml': '<a/>' })),
      /alamat lain/
    )
    assert.match(
      refusal(
        zipOf({
          ...SPREADSHEET,
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="r" Type="x/image" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
        })
      ),
      /alamat lain/
    )
    assert.match(refusal(zipOf({ ...SPREADSHEET, '../evil.xml': 'x' })), /keluar dari foldernya/)
    assert.match(refusal(zipOf({ ...SPREADSHEET, 'C:\\evil.xml': 'x' })), /keluar dari foldernya/)
  })

  test('a document type in a part is refused, and its entities are never resolved', ({
    assert,
  }) => {
    const bomb =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&x;</t></si></sst>'
    const content = workbookOf({
      worksheets: [{ name: 'Structure', rows: textRows([['no', 'soal', 'kunci']]) }],
      strings: ['a'],
      files: { 'xl/sharedStrings.xml': bomb },
    })
    assert.match(refusal(content), /bukan berkas Excel/)
  })

  test('a ZIP bomb and 100 MB of cells are refused without unpacking them', ({ assert }) => {
    const content = workbookOf({
      worksheets: [{ name: 'Structure', rows: textRows([['no', 'soal', 'kunci']]) }],
      files: { 'xl/sharedStrings.xml': new Uint8Array(100 * 1024 * 1024) },
      strings: ['a'],
    })
    assert.isBelow(content.length, 1024 * 1024)
    assert.match(refusal(content), /terlalu besar/)
  })

  test('other files are refused in a sentence: old Office, PDF, a program, a broken ZIP', ({
    assert,
  }) => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    assert.match(refusal(old), /Office lama/)
    const pdf = bytes('%PDF-1.7\n\0\0\0')
    assert.match(refusal(pdf), /bukan salah satu/)
    assert.match(refusal(Uint8Array.from([0x4d, 0x5a, 0, 1])), /bukan salah satu/)
    assert.match(refusal(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2])), /rusak/)
  })
})
