const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles of cells, by their number in `STYLES`. */
const LOOKS = {
  text: 1,
  heading: 2,
  note: 3,
  title: 4,
  number: 5,
  fraction: 6,
  day: 7,
  time: 8,
} as const

/** Excel's own numbers of the formats 'Text' and '#,##0'; those from 164 on are ours. */
const TEXT = 'numFmtId="49" applyNumberFormat="1" quotePrefix="1"'
const NUMBER = 'numFmtId="3" applyNumberFormat="1"'
const FRACTION = 'numFmtId="164" applyNumberFormat="1"'
const DAY = 'numFmtId="165" applyNumberFormat="1"'
const TIME = 'numFmtId="166" applyNumberFormat="1"'
const FORMATS =
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="0.0"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>'

const STYLES = `<styleSheet xmlns="${MAIN}">${FORMATS}<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="11"/><color rgb="FF6B7280"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDBEAFE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf xfId="0"/><xf ${TEXT} xfId="0"/><xf ${TEXT} fontId="1" fillId="2" applyFont="1" applyFill="1" xfId="0"/><xf ${TEXT} fontId="2" applyFont="1" xfId="0"/><xf ${TEXT} fontId="3" applyFont="1" xfId="0"/><xf ${NUMBER} xfId="0"/><xf ${FRACTION} xfId="0"/><xf ${DAY} xfId="0"/><xf ${TIME} xfId="0"/></cellXfs></styleSheet>`

/** A day in Jakarta. */
interface DayCell {
  /** Epoch milliseconds. */
  day: number
}

/** A minute in Jakarta. */
interface TimeCell {
  /** Epoch milliseconds. */
  time: number
}

export type Cell = string | number | DayCell | TimeCell

/** A row of a worksheet; an empty text leaves its cell empty. */
export interface WorksheetRow {
  cells: readonly Cell[]
  /** Numbers keep their format in every row. */
  look?: 'text' | 'heading' | 'note' | 'title'
}

/** A worksheet without its rows. */
export interface WorksheetFrame {
  /** At most 31 characters, without : \ / ? * [ ] */
  name: string
  /** Of the columns, in characters; one for each, at most 26. */
  widths: readonly number[]
  /** How many rows are frozen at the top. */
  frozen?: number
}

/**
 * The parts of a workbook besides its worksheets. Texts stay texts, also those that begin with '=': no cell is a
 * formula, not even after it was edited, and phone numbers keep their zeros.
 */
export function partsAround(
  worksheets: readonly WorksheetFrame[]
): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${each(worksheets, (_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(worksheets, ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(worksheets, (_, at) => `<Relationship Id="rId${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}<Relationship Id="rId${worksheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': XML + STYLES,
  }
}

/** The XML of each worksheet, numbered from one. */
function each(
  worksheets: readonly WorksheetFrame[],
  xmlOf: (worksheet: WorksheetFrame, number: number) => string
): string {
  return worksheets.map((worksheet, at) => xmlOf(worksheet, at + 1)).join('')
}

/** The name of the part with a worksheet, which is numbered from one. */
export const worksheetPart = (number: number) => `xl/worksheets/sheet${number}.xml`

/** What stands before a worksheet's rows. */
export function beforeRows({ widths, frozen = 0 }: WorksheetFrame, isFirst: boolean): string {
  const pane =
    frozen > 0
      ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
      : ''
  const columns = widths
    .map(
      (width, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${LOOKS.text}" customWidth="1"/>`
    )
    .join('')
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>`
}

/** What stands after a worksheet's rows: A4, all columns side by side, on as many pages as the rows need. */
export const AFTER_ROWS =
  '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>'

/** A row. @param at how many rows are before it */
export function rowXml({ cells, look = 'text' }: WorksheetRow, at: number): string {
  const made = cells.map((cell, column) => {
    const reference = `${String.fromCharCode(65 + column)}${at + 1}`
    if (typeof cell === 'number') {
      const style = Number.isInteger(cell) ? LOOKS.number : LOOKS.fraction
      return `<c r="${reference}" s="${style}"><v>${cell}</v></c>`
    }
    if (typeof cell === 'object') return momentXml(cell, reference)
    if (cell === '') return ''
    return `<c r="${reference}" s="${LOOKS[look]}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${at + 1}">${made.join('')}</row>`
}

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000
/** Jakarta has no daylight saving time. */
const JAKARTA_MS = 7 * 3_600_000
/** Excel counts days from 30 December 1899. */
const DAYS_BEFORE_1970 = 25_569

function momentXml(cell: DayCell | TimeCell, reference: string): string {
  const days = (time: number, step: number) =>
    Math.floor((time + JAKARTA_MS) / step) / (MS_PER_DAY / step) + DAYS_BEFORE_1970
  return 'day' in cell
    ? `<c r="${reference}" s="${LOOKS.day}"><v>${days(cell.day, MS_PER_DAY)}</v></c>`
    : `<c r="${reference}" s="${LOOKS.time}"><v>${days(cell.time, MS_PER_MINUTE)}</v></c>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Drops characters that XML 1.0 can't hold, and escapes texts that Excel would read as its own escapes. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
