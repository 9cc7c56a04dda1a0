import { test } from '@japa/runner'
import { UnreadableQuestions } from '#app/packages/domain/imported_row'
import { readQuestionsFile } from '#app/packages/exchange/read_questions_file'
import { zipOf } from '#tests/support/question_files'

const read = (text: string) => readQuestionsFile(new TextEncoder().encode(text))
const reasons = ({ notTaken }: ReturnType<typeof read>) => notTaken.map(({ reason }) => reason)

const AIKEN = `What does the man imply?
A) He is tired.
B. He is early.
C) He agrees.
D) He left.
ANSWER: C
`

test.group('Aiken', () => {
  test('a question with its four options and the answer', ({ assert }) => {
    const { questions, notTaken } = read(AIKEN)
    assert.lengthOf(questions, 1)
    assert.deepInclude(questions[0], {
      prompt: 'What does the man imply?',
      options: ['He is tired.', 'He is early.', 'He agrees.', 'He left.'],
      key: 'C',
      place: 'baris 1',
      faults: [],
    })
    assert.deepEqual(notTaken, [])
  })

  test('a question on two lines and a missing option are faults of the row, with the line', ({
    assert,
  }) => {
    const twoLines = read(AIKEN.replace('does the', 'does\nthe')).questions[0]
    assert.match(twoLines?.faults[0]?.sentence ?? '', /^Baris 2: soal ada di lebih dari satu baris/)
    assert.equal(twoLines?.prompt, 'What does the man imply?')
    const missing = read(AIKEN.replace('A) He is tired.\n', '')).questions[0]
    assert.deepEqual(missing?.faults, [
      { field: 'pilihan', sentence: 'Pilihan A tidak ada (baris 1).' },
    ])
  })

  for (const answer of ['ANSWER:C', 'Answer: C', 'answer c']) {
    test(`“${answer}” is read, and named with its line`, ({ assert }) => {
      const found = read(AIKEN.replace('ANSWER: C', answer))
      assert.equal(found.questions[0]?.key, 'C')
      assert.deepEqual(found.notTaken, [
        { place: 'baris 6', reason: `“${answer}” bukan bentuk Aiken; dibaca sebagai “ANSWER: C”.` },
      ])
    })
  }

  test('a BOM is named, and no part of the question', ({ assert }) => {
    const found = readQuestionsFile(new Uint8Array(Buffer.from(`\uFEFF${AIKEN}`)))
    assert.equal(found.questions[0]?.prompt, 'What does the man imply?')
    assert.equal(found.questions[0]?.key, 'C')
  })
})

test.group('GIFT', () => {
  const GIFT = `$CATEGORY: Structure/Clauses

::S-041:: {=After ~Afterwards#Kata keterangan, bukan penghubung ~It is after ~Because####Klausa waktu} the harvest, the village rests.

::R-091::[html]<p>At 9\\:30 a.m. \\= what?</p>{~%-50%A =B}
`

  test('the gap is where the answers were, escapes are undone, and what is left is named', ({
    assert,
  }) => {
    const found = read(GIFT)
    assert.deepInclude(found.questions[0], {
      section: 'Structure/Clauses',
      number: 'S-041',
      prompt: '_____ the harvest, the village rests.',
      options: ['After', 'Afterwards', 'It is after', 'Because'],
      key: 'A',
      place: 'baris 3 (S-041)',
    })
    assert.deepInclude(found.questions[1], {
      prompt: 'At 9:30 a.m. = what?',
      options: ['A', 'B'],
      key: 'B',
    })
    assert.sameMembers(reasons(found), [
      'Kategori “Structure/Clauses” hanya dipakai untuk menentukan bagian.',
      'Umpan balik soal tidak dibawa.',
      'Umpan balik pilihan “Afterwards” tidak dibawa.',
      'Bobot -50% pada pilihan “A” tidak dibawa: di ITP hanya kunci yang bernilai.',
    ])
  })

  test('other types are named and left out; partly right options need a choice', ({ assert }) => {
    const found = read(
      'Essay {}\n\nTrue {T}\n\nNumber {#3}\n\nPairs {=a -> b =c -> d}\n\nShort {=yes =yeah}\n\nQ {~%50%a ~%50%b ~c ~d}'
    )
    assert.lengthOf(found.questions, 1)
    assert.match(found.questions[0]?.faults[0]?.sentence ?? '', /bernilai 50%; pilih satu kunci/)
    assert.deepEqual(
      reasons(found)
        .slice(0, 5)
        .map((reason) => reason.split(';')[0]),
      [
        'Soal berjenis uraian',
        'Soal berjenis benar/salah',
        'Soal berjenis angka',
        'Soal berjenis menjodohkan',
        'Soal berjenis isian singkat',
      ]
    )
  })

  test('written escapes of every special character come through', ({ assert }) => {
    const { questions } = read('Which is it? {=a\\=b\\~c\\#d\\{e\\}f\\:g ~x ~y ~z}')
    assert.equal(questions[0]?.options[0], 'a=b~c#d{e}f:g')
  })
})

test.group('Moodle XML', () => {
  const MOODLE = `<quiz><question type="category"><category><text>$course$/Listening A</text></category></question><question type="multichoice"><name><text>L-001</text></name><questiontext format="html"><text><![CDATA[<p><audio src="@@PLUGINFILE@@/01.mp3"></audio>What does the woman mean?</p>]]></text><file name="01.mp3" encoding="base64">SUQz</file></questiontext><single>true</single><shuffleanswers>true</shuffleanswers><answer fraction="0"><text>She is late.</text></answer><answer fraction="100"><text>She missed it.</text><feedback><text>Kunci</text></feedback></answer></question><question type="essay"><name><text>E</text></name></question></quiz>`

  test('a question with its recording inside; the rest is named', ({ assert }) => {
    const found = read(MOODLE)
    assert.deepInclude(found.questions[0], {
      section: 'Listening A',
      number: 'L-001',
      prompt: 'What does the woman mean?',
      options: ['She is late.', 'She missed it.'],
      key: 'B',
      audio: '01.mp3',
      place: 'soal ke-2 (L-001)',
    })
    assert.deepEqual(
      found.files.map(({ name, data }) => [name, Buffer.from(data).toString()]),
      [['01.mp3', 'ID3']]
    )
    assert.sameMembers(reasons(found), [
      'Umpan balik pilihan “She missed it.” tidak dibawa.',
      'Soal berjenis “essay”; ITP hanya punya pilihan ganda.',
      'Pengacakan pilihan diabaikan: urutan pilihan ITP diatur per ujian.',
    ])
  })

  test('a document type, entities and a file name that leaves the folder are refused', ({
    assert,
  }) => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${MOODLE}`
    assert.throws(() => read(bomb), UnreadableQuestions as never)
    assert.throws(() => read(MOODLE.replace('</quiz>', '')), UnreadableQuestions as never)
    const outside = read(MOODLE.replace('file name="01.mp3"', 'file name="../../01.mp3"'))
    assert.lengthOf(outside.files, 0)
  })
})

const ITEM = `<assessmentItem identifier="S-041" title="S-041" adaptive="false" timeDependent="false" xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>_____ the harvest, the village rests.</prompt><simpleChoice identifier="A">After</simpleChoice><simpleChoice identifier="B">Because</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
const manifest = (href: string) =>
  `<manifest><resources><resource identifier="i" type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`

test.group('QTI', () => {
  test('an item of a 2.1 package', ({ assert }) => {
    const { questions } = readQuestionsFile(
      zipOf({ 'imsmanifest.xml': manifest('items/S-041.xml'), 'items/S-041.xml': ITEM })
    )
    assert.deepInclude(questions[0], {
      number: '041',
      prompt: '_____ the harvest, the village rests.',
      options: ['After', 'Because'],
      key: 'A',
      place: 'items/S-041.xml (S-041)',
    })
  })

  test('the same item in 3.0, and alone', ({ assert }) => {
    const third = ITEM.replaceAll('assessmentItem', 'qti-assessment-item')
      .replaceAll('responseDeclaration', 'qti-response-declaration')
      .replaceAll('correctResponse', 'qti-correct-response')
      .replaceAll('<value', '<qti-value')
      .replaceAll('</value', '</qti-value')
      .replaceAll('itemBody', 'qti-item-body')
      .replaceAll('choiceInteraction', 'qti-choice-interaction')
      .replaceAll('<prompt', '<qti-prompt')
      .replaceAll('</prompt', '</qti-prompt')
      .replaceAll('simpleChoice', 'qti-simple-choice')
    for (const text of [ITEM, third]) {
      assert.deepInclude(read(text).questions[0], { options: ['After', 'Because'], key: 'A' })
    }
  })

  test('an item without its key has none; rubrics and other interactions are named', ({
    assert,
  }) => {
    const keyless = ITEM.replace(/<correctResponse>.*<\/correctResponse>/, '')
    assert.equal(read(keyless).questions[0]?.key, '')
    const rubric = read(
      ITEM.replace('<itemBody>', '<itemBody><rubricBlock view="scorer"><p>x</p></rubricBlock>')
    )
    assert.match(reasons(rubric)[0] ?? '', /rubricBlock/)
    assert.equal(rubric.questions[0]?.prompt, '_____ the harvest, the village rests.')
    const essay = read(ITEM.replaceAll('choiceInteraction', 'extendedTextInteraction'))
    assert.lengthOf(essay.questions, 0)
    assert.match(reasons(essay)[0] ?? '', /extendedTextInteraction/)
  })

  test('a manifest that points out of the package, and a missing item', ({ assert }) => {
    assert.throws(
      () => readQuestionsFile(zipOf({ 'imsmanifest.xml': manifest('../../etc/passwd') })),
      UnreadableQuestions as never
    )
    const encoded = readQuestionsFile(
      zipOf({ 'imsmanifest.xml': manifest('%2e%2e/%2e%2e/etc/passwd') })
    )
    assert.lengthOf(encoded.questions, 0)
    const missing = readQuestionsFile(zipOf({ 'imsmanifest.xml': manifest('gone.xml') }))
    assert.match(reasons(missing)[0] ?? '', /tidak ada/)
  })
})
