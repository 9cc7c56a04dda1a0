import { readXml } from '#app/paper/workbook/read_xml'
import type { ListPlace } from '#app/packages/exchange/readers/blocks'
import type { SafeArchive } from '#app/packages/exchange/safe_archive'

/** How a paragraph says that it is in a list. */
interface Listed {
  id?: string
  level: number
  style?: string
}

/** Counts the automatic numbers of a Word document, paragraph by paragraph. */
export interface Numbering {
  /** The next paragraph's place in its list; null without one. */
  place(paragraph: Listed): ListPlace | null
}

/** The formats of a document's lists, by their id and level. */
export function readNumbering(archive: SafeArchive): Numbering {
  const lists = readLists(archive.read('word/numbering.xml'))
  const styles = readStyles(archive.read('word/styles.xml'))
  const counts = new Map<string, number[]>()
  return {
    place({ id, level, style }) {
      const ofStyle = style === undefined ? undefined : styles.get(style)
      const list = id ?? ofStyle?.id
      const at = id === undefined ? (ofStyle?.level ?? level) : level
      if (list === undefined || list === '0') return null
      const { key, formats } = lists.get(list) ?? { key: list, formats: new Map<number, string>() }
      const counted = counts.get(key) ?? []
      counted[at] = (counted[at] ?? 0) + 1
      // A new item begins the lists within it anew.
      counted.length = at + 1
      counts.set(key, counted)
      return { level: at, kind: kindOf(formats.get(at)), ordinal: counted[at] ?? 1 }
    },
  }
}

function kindOf(format: string | undefined): ListPlace['kind'] {
  if (format === 'decimal' || format === 'decimalZero') return 'number'
  return format === 'upperLetter' || format === 'lowerLetter' ? 'letter' : 'other'
}

interface List {
  /** Lists of one kind count together. */
  key: string
  formats: Map<number, string>
}

function readLists(part: Uint8Array | undefined): Map<string, List> {
  const kinds = new Map<string, Map<number, string>>()
  const lists = new Map<string, List>()
  if (!part) return lists
  let kind = ''
  let number = ''
  let level = 0
  readXml(part, {
    open(name, attribute) {
      if (name === 'abstractNum') {
        kind = attribute('w:abstractNumId') ?? ''
        kinds.set(kind, new Map())
      } else if (name === 'lvl') level = Number(attribute('w:ilvl') ?? 0)
      else if (name === 'numFmt' && number === '') {
        kinds.get(kind)?.set(level, attribute('w:val') ?? '')
      } else if (name === 'num') number = attribute('w:numId') ?? ''
      else if (name === 'abstractNumId') {
        const of = attribute('w:val') ?? ''
        // Each list of its own counts by itself: teachers begin a new one with each question's options.
        lists.set(number, { key: number, formats: kinds.get(of) ?? new Map() })
      }
    },
    close(name) {
      if (name === 'num') number = ''
    },
  })
  return lists
}

function readStyles(part: Uint8Array | undefined): Map<string, { id: string; level: number }> {
  const styles = new Map<string, { id: string; level: number }>()
  if (!part) return styles
  let style = ''
  let level = 0
  readXml(part, {
    open(name, attribute) {
      if (name === 'style') {
        style = attribute('w:styleId') ?? ''
        level = 0
      }
      if (name === 'ilvl') level = Number(attribute('w:val') ?? 0)
      if (name === 'numId') styles.set(style, { id: attribute('w:val') ?? '', level })
    },
  })
  return styles
}
