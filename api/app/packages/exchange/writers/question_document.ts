import { strToU8, zipSync } from 'fflate'
import type { NamedPackage, NamedQuestion } from '#app/packages/domain/exported_package'
import { TAUGHT_HEADINGS, taughtPartsOf, taughtText } from '#app/packages/domain/taught_text'
import { sentenceParts, xmlText } from '#app/packages/exchange/writers/xml_text'
import { ANSWER_LETTERS, ANSWERS, SECTION_TITLES, SECTIONS, type Section } from '#contracts/exam'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A4, landscape, in twentieths of a point. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>'
const STYLES = `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>`
const BORDERS =
  '<w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>' +
  ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="9CA3AF"/>`)
    .join('') +
  '</w:tblBorders></w:tblPr>'

/** Runs of a cell, as Word's XML. */
type Cell = string

/** The columns of each section's table; the same headings are read. */
const COLUMNS: Readonly<
  Record<Section, { headings: readonly string[]; cells: (question: NamedQuestion) => Cell[] }>
> = {
  listening: {
    headings: ['No', 'Halaman', 'Audio', 'A', 'B', 'C', 'D'],
    cells: (one) => [...placeOf(one), runs(one.audio), ...one.options.map(runs)],
  },
  structure: {
    headings: ['No', 'Halaman', 'Soal', 'A', 'B', 'C', 'D'],
    cells: (one) => [...placeOf(one), runs(one.prompt ?? ''), ...one.options.map(runs)],
  },
  written: {
    headings: ['No', 'Halaman', 'Kalimat'],
    cells: (one) => [...placeOf(one), sentence(one.prompt ?? '')],
  },
  reading: {
    headings: ['No', 'Halaman', 'Bacaan', 'Soal', 'A', 'B', 'C', 'D'],
    cells: (one) => [
      ...placeOf(one),
      runs(one.passage),
      runs(one.prompt ?? ''),
      ...one.options.map(runs),
    ],
  },
}

/**
 * A Word document for proof-reading: a table a section, and one of the passages.
 * @param hasKeys whether its last columns have the keys and explanations; only such a document can be imported again
 */
export function questionDocument(
  name: string,
  { questions, passages }: Pick<NamedPackage, 'questions' | 'passages'>,
  hasKeys: boolean
): Buffer {
  const sections = SECTIONS.map((section) => {
    const own = questions.filter((question) => question.section === section)
    if (own.length === 0) return ''
    const { headings, cells } = COLUMNS[section]
    // Only what somebody has written: a page is narrow.
    const parts = taughtPartsOf(section).filter((part) =>
      own.some(({ taught }) => taughtText(taught, part) !== '')
    )
    const secret = (question: NamedQuestion) => [
      keyOf(question),
      ...parts.map((part) => runs(taughtText(question.taught, part))),
    ]
    const rows = own.map((question) => [...cells(question), ...(hasKeys ? secret(question) : [])])
    const last = ['Kunci', ...parts.map((part) => TAUGHT_HEADINGS[part])]
    return heading(SECTION_TITLES[section]) + table([...headings, ...(hasKeys ? last : [])], rows)
  })
  const texts = passages.map(({ key, title, text, picture }) => [
    runs(key),
    runs(title),
    runs(text),
    runs(picture),
  ])
  const last =
    texts.length === 0 ? '' : heading('Bacaan') + table(['Kode', 'Judul', 'Teks', 'Gambar'], texts)
  return documentOf(`${heading(name)}${sections.join('')}${last}`)
}

const keyOf = ({ key }: NamedQuestion) => runs(ANSWER_LETTERS[ANSWERS[key - 1] ?? '1'])
const placeOf = ({ number, page }: NamedQuestion) => [runs(String(number)), runs(String(page))]

function runs(text: string): Cell {
  return run(text, '')
}

function sentence(html: string): Cell {
  return sentenceParts(html)
    .map(({ text, isUnderlined }) => run(text, isUnderlined ? '<w:u w:val="single"/>' : ''))
    .join('')
}

function run(text: string, look: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const texts = lines.map((line) => `<w:t xml:space="preserve">${xmlText(line)}</w:t>`)
  return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}${texts.join('<w:br/>')}</w:r>`
}

const heading = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${runs(text)}</w:p>`

function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = headings.map((text) => run(text, '<w:b/>'))
  const cells = (row: readonly Cell[]) =>
    row.map((cell) => `<w:tc><w:p>${cell}</w:p></w:tc>`).join('')
  const first = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cells(head)}</w:tr>`
  const others = rows.map((row) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells(row)}</w:tr>`)
  const grid = headings.map(() => '<w:gridCol/>').join('')
  return `<w:tbl>${BORDERS}<w:tblGrid>${grid}</w:tblGrid>${first}${others.join('')}</w:tbl>`
}

function documentOf(body: string): Buffer {
  const xml = (content: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`)
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/></Types>`
      ),
      '_rels/.rels': xml(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`
      ),
      'word/document.xml': xml(
        `<w:document xmlns:w="${MAIN}"><w:body>${body}${PAGE}</w:body></w:document>`
      ),
      'word/_rels/document.xml.rels': xml(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
      ),
      'word/styles.xml': xml(STYLES),
    })
  )
}
