import { readXml } from '#app/paper/workbook/read_xml'
import { UnreadableQuestions } from '#app/packages/domain/imported_row'
import type {
  DocumentContent,
  DocumentTable,
  ListPlace,
  Paragraph,
  Run,
  TableCell,
} from '#app/packages/exchange/readers/blocks'
import { readNumbering, type Numbering } from '#app/packages/exchange/readers/read_numbering'
import type { SafeArchive } from '#app/packages/exchange/safe_archive'

const UNREADABLE =
  'Berkas ini bukan berkas Word (.docx) yang dapat dibaca. Simpan ulang di Word, lalu coba lagi.'

/**
 * A Word document's paragraphs and tables with what its readers see: underlines, bold, colours, and the numbers of
 * automatic lists. A table within a cell counts as the cell's text.
 * @throws UnreadableQuestions
 */
export function readDocument(archive: SafeArchive): DocumentContent {
  const part = archive.read('word/document.xml')
  if (!part) throw new UnreadableQuestions(UNREADABLE)
  try {
    const numbering = readNumbering(archive)
    const reader = new DocumentReader(numbering)
    readXml(part, reader)
    return { blocks: reader.blocks, pictures: reader.pictures }
  } catch (error) {
    if (error instanceof UnreadableQuestions) throw error
    throw new UnreadableQuestions(UNREADABLE)
  }
}

type Attribute = (name: string) => string | undefined

class DocumentReader {
  readonly blocks: DocumentContent['blocks'] = []
  readonly pictures: string[] = []
  readonly #numbering: Numbering
  /** Word keeps older forms of drawings beside the newer ones. */
  #skipped = 0
  #tables = 0
  #table: DocumentTable | null = null
  #paragraph: Paragraph | null = null
  #look = { isUnderlined: false, isBold: false, isColoured: false }
  #isRunStyle = false
  #isText = false
  #paragraphs = 0
  #listed: { id?: string; level: number; style?: string } = { level: 0 }

  constructor(numbering: Numbering) {
    this.#numbering = numbering
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'Fallback' || name === 'del' || name === 'moveFrom') this.#skipped += 1
    if (this.#skipped > 0) return
    this.#openTable(name, attribute)
    const value = attribute('w:val')
    switch (name) {
      case 'p':
        this.#beginParagraph()
        break
      case 'numId':
        this.#listed.id = value
        break
      case 'ilvl':
        this.#listed.level = Number(value ?? 0)
        break
      case 'pStyle':
        this.#listed.style = value
        break
      case 'r':
        this.#look = { isUnderlined: false, isBold: false, isColoured: false }
        break
      case 'rPr':
        this.#isRunStyle = true
        break
      case 't':
        this.#isText = true
        break
      case 'tab':
      case 'noBreakHyphen':
        if (!this.#isRunStyle) this.#add(name === 'tab' ? ' ' : '-')
        break
      case 'br':
      case 'cr':
        this.#add('\n')
        break
      case 'blip':
      case 'imagedata':
        this.pictures.push(this.#paragraph?.place ?? '')
        break
      default:
        if (this.#isRunStyle) this.#takeLook(name, value, attribute)
    }
  }

  text(more: string): void {
    if (this.#isText && this.#skipped === 0) this.#add(more)
  }

  close(name: string): void {
    if (name === 'Fallback' || name === 'del' || name === 'moveFrom') this.#skipped -= 1
    if (this.#skipped > 0) return
    if (name === 't') this.#isText = false
    if (name === 'rPr') this.#isRunStyle = false
    if (name === 'p') this.#endParagraph()
    if (name === 'tbl') {
      this.#tables -= 1
      if (this.#tables === 0) this.#table = null
    }
  }

  #openTable(name: string, attribute: Attribute): void {
    if (name === 'tbl') {
      this.#tables += 1
      if (this.#tables > 1) return
      this.#table = { kind: 'table', rows: [], place: `paragraf ${this.#paragraphs + 1}` }
      this.blocks.push(this.#table)
    }
    if (this.#tables !== 1) return
    if (name === 'tr') this.#table?.rows.push([])
    if (name === 'tc') {
      this.#table?.rows.at(-1)?.push({ paragraphs: [], isContinued: false, columns: 1 })
    }
    const cell = this.#cell()
    if (!cell) return
    if (name === 'gridSpan') cell.columns = Number(attribute('w:val') ?? 1)
    if (name === 'vMerge') cell.isContinued = (attribute('w:val') ?? 'continue') === 'continue'
  }

  #cell(): TableCell | undefined {
    return this.#table?.rows.at(-1)?.at(-1)
  }

  #takeLook(name: string, value: string | undefined, attribute: Attribute): void {
    const isOn = value !== '0' && value !== 'false' && value !== 'none'
    if (name === 'b') this.#look.isBold = isOn
    if (name === 'u') this.#look.isUnderlined = isOn
    if (name === 'color') this.#look.isColoured ||= !/^(?:auto|0{6})$/i.test(value ?? 'auto')
    if (name === 'highlight') this.#look.isColoured ||= isOn
    if (name === 'shd') {
      this.#look.isColoured ||= !/^(?:auto|f{6})$/i.test(attribute('w:fill') ?? 'auto')
    }
  }

  #beginParagraph(): void {
    this.#paragraphs += 1
    this.#listed = { level: 0 }
    const rows = this.#table?.rows
    const place = rows ? `tabel baris ${rows.length}` : `paragraf ${this.#paragraphs}`
    this.#paragraph = { kind: 'paragraph', runs: [], list: null, place }
    if (rows) this.#cell()?.paragraphs.push(this.#paragraph)
    else this.blocks.push(this.#paragraph)
  }

  #endParagraph(): void {
    if (this.#paragraph) this.#paragraph.list = this.#listPlace()
    this.#paragraph = null
  }

  #listPlace(): ListPlace | null {
    return this.#numbering.place(this.#listed)
  }

  #add(text: string): void {
    const { isUnderlined, isBold, isColoured } = this.#look
    const run: Run = { text, isUnderlined, isMarked: isBold || isColoured }
    this.#paragraph?.runs.push(run)
  }
}
