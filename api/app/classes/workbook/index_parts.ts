import { readXml } from './read_xml.js'
import type { Parts } from './parts.js'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'

/** The files that say what a workbook holds; the sheets excepted. */
export const INDEX_PARTS: ReadonlySet<string> = new Set([WORKBOOK, RELATIONS, STRINGS, STYLES])

/** A sheet that people see. */
export interface SheetEntry {
  name: string
  /** The name of its file in the archive. */
  part: string
}

/** What all sheets refer to. */
export interface WorkbookIndex {
  /** In the order of the tabs. */
  sheets: SheetEntry[]
  strings: string[]
  /** For each style of a cell whether it shows a date. */
  dateStyles: boolean[]
  /** Days are counted from 1904, as old Excel for Mac did. */
  from1904: boolean
}

/** @throws when it is no workbook */
export function readIndex(parts: Parts): WorkbookIndex {
  const workbook = parts.get(WORKBOOK)
  const relations = parts.get(RELATIONS)
  if (!workbook || !relations) throw new Error('The archive holds no workbook')
  const files = readRelations(relations)
  const sheets: SheetEntry[] = []
  let from1904 = false
  readXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = isTrue(attribute('date1904'))
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const part = files.get(attribute('r:id') ?? attribute('id') ?? '')
      if (part !== undefined) sheets.push({ name: attribute('name') ?? '', part })
    },
  })
  const strings = parts.get(STRINGS)
  const styles = parts.get(STYLES)
  return {
    sheets,
    from1904,
    strings: strings ? readStrings(strings) : [],
    dateStyles: styles ? readDateStyles(styles) : [],
  }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** The names of files by the ids that the workbook uses for them. */
function readRelations(part: Uint8Array): Map<string, string> {
  const files = new Map<string, string>()
  readXml(part, {
    open(name, attribute) {
      const target = attribute('Target')
      if (name !== 'Relationship' || target === undefined) return
      // Names of files are looked up in the archive and nowhere else.
      const file = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
      files.set(attribute('Id') ?? '', file)
    },
  })
  return files
}

/** The texts of cells, each kept once. */
function readStrings(part: Uint8Array): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  /** How a name is spoken stands beside it in Japanese. */
  let isPhonetic = false
  readXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(more) {
      if (isText) text += more
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

/** Formats of dates and times that have a number and no text (ECMA-376, 18.8.30, and those of East Asia). */
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

function readDateStyles(part: Uint8Array): boolean[] {
  const styles: boolean[] = []
  const own = new Map<number, boolean>()
  let isOfCells = false
  readXml(part, {
    open(name, attribute) {
      if (name === 'numFmt') {
        own.set(Number(attribute('numFmtId')), showsDate(attribute('formatCode') ?? ''))
      }
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) {
        const id = Number(attribute('numFmtId') ?? 0)
        styles.push(own.get(id) ?? isDateFormat(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

/** Whether a format has letters of dates outside of texts, colours and conditions: 'dd/mm/yyyy', but not '"hp "0'. */
function showsDate(format: string): boolean {
  return /[dmyhs]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''))
}
