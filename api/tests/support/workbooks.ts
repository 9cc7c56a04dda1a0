import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface TestWorksheet {
  name: string
  /** The XML of its rows. */
  rows: string
  merges?: string[]
  isHidden?: boolean
}

export interface TestWorkbook {
  worksheets: TestWorksheet[]
  strings?: string[]
  /** The `numFmtId` of each style, beside the first. */
  formats?: number[]
  /** Format texts by their id, from 164 on. */
  ownFormats?: Record<number, string>
  isFrom1904?: boolean
  /** The name of the file with shared texts. */
  stringsName?: string
  /** Files that replace generated ones, or are added. */
  files?: Record<string, string | Uint8Array>
}

/** Rows of cells with inline texts. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) =>
      rowOf(
        row + 1,
        cells.map((text) => inline(text))
      )
    )
    .join('')
}

/** A row of cells made by the functions below. */
export function rowOf(
  number: number,
  cells: readonly ((reference: string) => string)[],
  { isHidden = false } = {}
): string {
  const made = cells.map((cell, column) => cell(`${lettersOf(column)}${number}`))
  return `<row r="${number}"${isHidden ? ' hidden="1"' : ''}>${made.join('')}</row>`
}

/** 'A' to 'Z', 'AA' and so on. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

export const inline = (text: string) => (reference: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
export const shared = (at: number) => (reference: string) =>
  `<c r="${reference}" t="s"><v>${at}</v></c>`
export const number =
  (value: string, style = 0) =>
  (reference: string) =>
    `<c r="${reference}" s="${style}"><v>${value}</v></c>`
export const formula = (text: string, value: string) => (reference: string) =>
  `<c r="${reference}" t="str"><f>${text}</f><v>${value}</v></c>`
export const fault = (reference: string) => `<c r="${reference}" t="e"><v>#N/A</v></c>`
export const none = () => ''

/** A workbook in Excel's form, as far as our reader needs it. */
export function workbookOf(book: TestWorkbook): Buffer {
  const { worksheets, strings = [], formats = [], ownFormats = {}, files = {} } = book
  const { stringsName = 'sharedStrings.xml' } = book
  const all: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${book.isFrom1904 ? ' date1904="1"' : ''}/><sheets>${worksheets
      .map(
        ({ name, isHidden }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${worksheets
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
      )
      .join('')}<Relationship Id="rIdS" Type="${OFFICE}/sharedStrings" Target="${stringsName}"/>
      <Relationship Id="rIdF" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    [`xl/${stringsName}`]: `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${Object.entries(ownFormats)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join(
        ''
      )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      worksheets.map(({ rows, merges = [] }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData><mergeCells>${merges
          .map((ref) => `<mergeCell ref="${ref}"/>`)
          .join('')}</mergeCells></worksheet>`,
      ])
    ),
    ...files,
  }
  const entries = Object.entries(all).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>))
}
