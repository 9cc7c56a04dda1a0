import { readXml } from './read_xml.js'
import type { Archive } from './archive.js'

const ROOT = '_rels/.rels'
const WORKBOOK = 'xl/workbook.xml'

/** A visible worksheet. */
export interface WorksheetEntry {
  name: string
  /** The name of its file in the archive. */
  part: string
}

/** The shared parts of all worksheets. */
export interface WorkbookIndex {
  /** In the order of the tabs. */
  worksheets: WorksheetEntry[]
  strings: string[]
  /** For each style of a cell whether it shows a date. */
  dateStyles: boolean[]
  /** Days are counted from 1904, as old Excel for Mac did. */
  from1904: boolean
}

/** Characters that a reader of rich texts gets around what is underlined in them. */
export interface UnderlineMarks {
  begin: string
  end: string
}

/**
 * Reads a workbook's index. Its files are found by their references, because each program names them differently.
 * @param marks default: underlines aren't told
 * @throws when it is no workbook
 */
export function readIndex(archive: Archive, marks?: UnderlineMarks): WorkbookIndex {
  const root = archive.part(ROOT)
  const name = (root && readRelations(root, '').typed.get('officeDocument')) ?? WORKBOOK
  const workbook = archive.part(name)
  const relations = archive.part(relationsOf(name))
  if (!workbook || !relations) throw new Error('The archive holds no workbook')
  const { files, typed } = readRelations(relations, folderOf(name))
  const worksheets: WorksheetEntry[] = []
  let from1904 = false
  readXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = isTrue(attribute('date1904'))
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const part = files.get(attribute('r:id') ?? attribute('id') ?? '')
      if (part !== undefined) worksheets.push({ name: attribute('name') ?? '', part })
    },
  })
  const [strings, styles] = ['sharedStrings', 'styles'].map((type) => {
    const file = typed.get(type)
    return file === undefined ? undefined : archive.part(file)
  })
  return {
    worksheets,
    from1904,
    strings: strings ? readStrings(strings, marks) : [],
    dateStyles: styles ? readDateStyles(styles) : [],
  }
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true'

interface Relations {
  /** The names of files by the ids that the part uses for them. */
  files: Map<string, string>
  /** The same by their role: the last word of their type. */
  typed: Map<string, string>
}

/** @param folder of the part whose relations these are; '' or one that ends with '/' */
function readRelations(part: Uint8Array, folder: string): Relations {
  const relations: Relations = { files: new Map(), typed: new Map() }
  readXml(part, {
    open(name, attribute) {
      const target = attribute('Target')
      if (name !== 'Relationship' || target === undefined) return
      // Names of files are used in the archive and nowhere else.
      const file = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')
      relations.files.set(attribute('Id') ?? '', file)
      relations.typed.set((attribute('Type') ?? '').split('/').at(-1) ?? '', file)
    },
  })
  return relations
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)

const relationsOf = (name: string) =>
  `${folderOf(name)}_rels/${name.slice(folderOf(name).length)}.rels`

/** The texts of cells, each stored once. */
function readStrings(part: Uint8Array, marks?: UnderlineMarks): string[] {
  const strings: string[] = []
  let text = ''
  let isUnderlined = false
  let isText = false
  /** Japanese workbooks have the pronunciation of a name beside it. */
  let isPhonetic = false
  readXml(part, {
    open(name, attribute) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 'r') isUnderlined = false
      if (name === 'u') isUnderlined = attribute('val') !== 'none'
      isText = name === 't' && !isPhonetic
      if (isText && isUnderlined && marks) text += marks.begin
    },
    text(more) {
      if (isText) text += more
    },
    close(name) {
      if (isText && isUnderlined && marks) text += marks.end
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

/** Whether a format has date letters outside of texts, colours and conditions: 'dd/mm/yyyy', but not '"hp "0'. */
function showsDate(format: string): boolean {
  return /[dmyhs]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''))
}
