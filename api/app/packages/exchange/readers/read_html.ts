import { Parser } from 'htmlparser2'
import type {
  DocumentContent,
  DocumentTable,
  Paragraph,
  TableCell,
} from '#app/packages/exchange/readers/blocks'

/** What begins a new paragraph. */
const BLOCKS = new Set(
  'p div li h1 h2 h3 h4 h5 h6 ul ol table tr td th blockquote pre section article'.split(' ')
)
/** What isn't text of the page. */
const NO_TEXT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'xml'])
const VOID = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'source'])

interface Look {
  isUnderlined: boolean
  isMarked: boolean
}

/** The cells that a merged one still covers, by column. */
type Covered = Map<number, number>

/**
 * The paragraphs and tables of HTML, as a browser gives it when something is pasted from Word. Nothing of its markup is
 * kept but underlines, bold and colours.
 */
export function readHtml(html: string): DocumentContent {
  const reader = new HtmlReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true }
  )
  parser.end(html)
  return { blocks: reader.blocks, pictures: reader.pictures }
}

class HtmlReader {
  readonly blocks: DocumentContent['blocks'] = []
  readonly pictures: string[] = []
  #looks: Look[] = [{ isUnderlined: false, isMarked: false }]
  #silent = 0
  #tables = 0
  #table: DocumentTable | null = null
  #covered: Covered = new Map()
  #paragraph: Paragraph | null = null
  #paragraphs = 0
  /** The lists around, with their counts and letters. */
  #lists: { count: number; isLettered: boolean }[] = []

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (NO_TEXT.has(name)) this.#silent += 1
    if (name === 'br') this.#add('\n')
    if (name === 'img') this.pictures.push(this.#begun().place)
    if (VOID.has(name)) return
    this.#looks.push(lookOf(name, attributes, this.#looks.at(-1)))
    // A list item's paragraph is the item itself.
    if (BLOCKS.has(name) && this.#paragraph?.runs.length !== 0) this.#paragraph = null
    this.#openTable(name, attributes)
    if (name === 'ol') {
      this.#lists.push({
        count: 0,
        isLettered:
          /^[a-z]$/i.test(attributes.type ?? '') && !/^[i1]$/i.test(attributes.type ?? ''),
      })
    }
    if (name === 'ul') this.#lists.push({ count: 0, isLettered: false })
    if (name === 'li') {
      const list = this.#lists.at(-1)
      if (!list) return
      list.count += 1
      this.#begun().list = {
        level: this.#lists.length - 1,
        kind: list.isLettered ? 'letter' : 'other',
        ordinal: list.count,
      }
    }
  }

  text(more: string): void {
    if (this.#silent > 0) return
    const text = more.replaceAll(/[ \t\n\f\r]+/g, ' ')
    if (text.trim() === '' && !this.#paragraph) return
    this.#add(text)
  }

  close(name: string): void {
    if (NO_TEXT.has(name)) this.#silent = Math.max(0, this.#silent - 1)
    if (VOID.has(name)) return
    if (this.#looks.length > 1) this.#looks.pop()
    if (BLOCKS.has(name)) this.#paragraph = null
    if (name === 'ol' || name === 'ul') this.#lists.pop()
    if (name !== 'table') return
    this.#tables -= 1
    if (this.#tables === 0) this.#table = null
  }

  #openTable(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'table') {
      this.#tables += 1
      if (this.#tables > 1) return
      this.#covered = new Map()
      this.#table = { kind: 'table', rows: [], place: `paragraf ${this.#paragraphs + 1}` }
      this.blocks.push(this.#table)
    }
    if (this.#tables !== 1) return
    if (name === 'tr') this.#table?.rows.push([])
    if (name === 'td' || name === 'th') this.#openCell(attributes)
  }

  /** Before a cell come those of its row that are merged with the ones above. */
  #openCell(attributes: Readonly<Record<string, string>>): void {
    const row = this.#table?.rows.at(-1)
    if (!row) return
    while (this.#isCovered(row)) row.push({ paragraphs: [], isContinued: true, columns: 1 })
    const columns = spanOf(attributes.colspan)
    const at = row.reduce((sum, cell) => sum + cell.columns, 0)
    const rows = spanOf(attributes.rowspan)
    if (rows > 1) for (let to = at; to < at + columns; to++) this.#covered.set(to, rows - 1)
    row.push({ paragraphs: [], isContinued: false, columns })
  }

  #isCovered(row: readonly TableCell[]): boolean {
    const at = row.reduce((sum, cell) => sum + cell.columns, 0)
    const left = this.#covered.get(at) ?? 0
    if (left === 0) return false
    this.#covered.set(at, left - 1)
    return true
  }

  #begun(): Paragraph {
    if (this.#paragraph) return this.#paragraph
    this.#paragraphs += 1
    const rows = this.#table?.rows
    const place = rows ? `tabel baris ${rows.length}` : `paragraf ${this.#paragraphs}`
    this.#paragraph = { kind: 'paragraph', runs: [], list: null, place }
    const cell = rows?.at(-1)?.at(-1)
    if (cell) cell.paragraphs.push(this.#paragraph)
    else if (!rows) this.blocks.push(this.#paragraph)
    return this.#paragraph
  }

  #add(text: string): void {
    const { isUnderlined = false, isMarked = false } = this.#looks.at(-1) ?? {}
    this.#begun().runs.push({ text, isUnderlined, isMarked })
  }
}

function spanOf(value: string | undefined): number {
  const span = Number(value ?? 1)
  return Number.isInteger(span) && span >= 1 && span <= 1_000 ? span : 1
}

function lookOf(
  name: string,
  { style = '', class: classes = '', color }: Readonly<Record<string, string>>,
  outer: Look = { isUnderlined: false, isMarked: false }
): Look {
  const isUnderlined =
    name === 'u' ||
    name === 'ins' ||
    /text-decoration[^;]*underline/i.test(style) ||
    /\bunderline\b/i.test(classes)
  const isBold = name === 'b' || name === 'strong' || /font-weight:\s*(?:bold|[6-9]00)/i.test(style)
  const ink = /(?:^|;)\s*color:\s*([^;]+)/i.exec(style)?.[1] ?? color
  const ground = /background(?:-color)?:\s*([^;]+)/i.exec(style)?.[1]
  const isColoured =
    name === 'mark' ||
    (ink !== undefined && !BLACK.test(ink.trim())) ||
    (ground !== undefined && !WHITE.test(ground.trim()))
  return {
    isUnderlined: outer.isUnderlined || isUnderlined,
    isMarked: outer.isMarked || isBold || isColoured,
  }
}

const BLACK =
  /^(?:black|#0{3}|#0{6}|rgb\(0, ?0, ?0\)|windowtext|inherit|initial|currentcolor|#1a1a1a|#212529)$/i
const WHITE = /^(?:white|#f{3}|#f{6}|rgb\(255, ?255, ?255\)|transparent|none|inherit|initial)$/i
