import { test } from '@japa/runner'
import { UnreadableQuestions } from '#app/packages/domain/imported_row'
import { readQuestionsFile } from '#app/packages/exchange/read_questions_file'
import { LIMITS } from '#tests/support/limits'
import { zipOf } from '#tests/support/question_files'

/** What strangers' computers may send, in each format that is accepted. */

const MB = 1024 * 1024
const ENTITY = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const MANIFEST =
  '<manifest><resources><resource identifier="i" type="imsqti_item_xmlv2p1" href="i.xml"/></resources></manifest>'
const ITEM =
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><responseDeclaration><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction><prompt>TEXT</prompt><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>'
const SHEET =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>'
const BOOK =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Structure" sheetId="1" r:id="rId1"/></sheets></workbook>'
const BOOK_RELS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'

type Files = Record<string, Uint8Array | string>

/** Each format that is a ZIP: its parts, and the part that has the questions. */
const ARCHIVES: Readonly<Record<string, { parts: Files; main: string }>> = {
  xlsx: {
    parts: {
      'xl/workbook.xml': BOOK,
      'xl/_rels/workbook.xml.rels': BOOK_RELS,
      'xl/worksheets/sheet1.xml': SHEET,
    },
    main: 'xl/worksheets/sheet1.xml',
  },
  docx: { parts: { 'word/document.xml': '<w:document/>' }, main: 'word/document.xml' },
  qti: { parts: { 'imsmanifest.xml': MANIFEST, 'i.xml': ITEM }, main: 'i.xml' },
  lulus: {
    parts: { 'manifest.json': '{}', 'structure.json': '{"items":[]}' },
    main: 'structure.json',
  },
}

/** Each format that is a text, with a place for another text in its question. */
const TEXTS: Readonly<Record<string, string>> = {
  csv: 'no;bagian;soal;A;B;C;D;kunci\n1;structure;TEXT;a;b;c;d;A',
  aiken: 'TEXT\nA) a\nB) b\nC) c\nD) d\nANSWER: A\n',
  gift: '::S-1:: TEXT {=a ~b ~c ~d}\n',
  moodle:
    '<quiz><question type="multichoice"><name><text>S</text></name><questiontext format="html"><text>TEXT</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>',
  qti: ITEM,
  tagged: '[SOAL] TEXT [A] a [B] b [C] c [D] d [JAWABAN] A',
  list: '1. TEXT\nA. a\nB. b\nC. c\nD. d\nKunci: A',
  html: '<table><tr><td>NO</td><td>SOAL</td><td>A</td><td>B</td><td>C</td><td>D</td><td>KUNCI</td></tr><tr><td>1</td><td>TEXT</td><td>a</td><td>b</td><td>c</td><td>d</td><td>A</td></tr></table>',
}
/** Those that are XML, in which an entity could be declared. */
const XML = ['moodle', 'qti']

const bytes = (text: string) => new TextEncoder().encode(text)

/** The sentence of the refusal; null when the file was read. */
function refusal(content: Uint8Array): string | null {
  try {
    readQuestionsFile(content)
    return null
  } catch (error) {
    if (error instanceof UnreadableQuestions) return error.sentence
    throw error
  }
}

for (const [format, { parts, main }] of Object.entries(ARCHIVES)) {
  test.group(`Hostile files | ${format}`, () => {
    test('a part that unpacks to 120 MB is refused without unpacking it', ({ assert }) => {
      const bomb = zipOf({ ...parts, [main]: new Uint8Array(120 * MB) })
      assert.isBelow(bomb.length, MB)
      assert.match(refusal(bomb) ?? '', /terlalu besar/)
    }).timeout(LIMITS.manyRuns)

    test('names that leave the folder, links to elsewhere and macros are refused', ({ assert }) => {
      for (const name of ['../evil.xml', 'a/../../evil.xml', '/etc/evil', 'C:\\evil', '\\evil']) {
        assert.match(refusal(zipOf({ ...parts, [name]: 'x' })) ?? '', /keluar dari foldernya/, name)
      }
      const rels =
        '<Relationships><Relationship Id="r" Type="x/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>'
      assert.match(refusal(zipOf({ ...parts, 'x/_rels/a.xml.rels': rels })) ?? '', /alamat lain/)
      assert.match(refusal(zipOf({ ...parts, 'x/vbaProject.bin': 'x' })) ?? '', /makro/)
    })

    test('3,000 parts, a part that is cut off, and random bytes are refused', ({ assert }) => {
      const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`p/${at}.xml`, '']))
      assert.match(refusal(zipOf({ ...parts, ...many })) ?? '', /terlalu besar/)
      const whole = zipOf(parts)
      assert.isString(refusal(whole.subarray(0, whole.length / 2)))
      const damaged = zipOf({ ...parts, [main]: Uint8Array.from([0xff, 0xfe, 0, 1, 0x80, 0xc3]) })
      assert.isString(refusal(damaged))
    })

    if (format !== 'lulus') {
      test('a document type is refused, and its entities are never resolved', ({ assert }) => {
        assert.isString(refusal(zipOf({ ...parts, [main]: `${ENTITY}<a>&x;</a>` })))
      })
    }
  })
}

for (const [format, text] of Object.entries(TEXTS)) {
  test.group(`Hostile files | ${format} as text`, () => {
    test('a formula and a script stay text', ({ assert }) => {
      for (const [hostile, expected] of [
        ["=HYPERLINK('http://evil','x')", "=HYPERLINK('http://evil','x')"],
        ['@SUM(1+1)', '@SUM(1+1)'],
        ['x <script>alert(1)</script> y', null],
      ] as const) {
        // What GIFT itself gives a meaning has to be escaped there.
        const written = format === 'gift' ? hostile.replaceAll(/([=~#{}:])/g, '\\$1') : hostile
        const [question] = readQuestionsFile(bytes(text.replace('TEXT', written))).questions
        if (expected !== null) assert.include(question?.prompt, expected)
      }
    })

    test('a text of 20 MB ends, as a question or with a sentence', ({ assert }) => {
      const long = 'kata '.repeat((20 * MB) / 5)
      const sentence = refusal(bytes(text.replace('TEXT', long)))
      assert.isTrue(sentence === null || sentence.length > 0)
    }).timeout(LIMITS.manyRuns)

    if (XML.includes(format)) {
      test('a document type is refused, and its entities are never resolved', ({ assert }) => {
        assert.isString(refusal(bytes(ENTITY + text.replace('TEXT', '&x;'))))
      })
    }
  })
}
