import { fitLines, stackLines } from './fit_lines.js'
import { Typesetter, type TextStyle } from './typesetter.js'

/** In points from the left and the top of the page. */
export interface Point {
  x: number
  y: number
}

/** The position of a free text, and its smallest size. All in points. */
export interface Place {
  baseline: number
  /** The limits of its ink. */
  top: number
  bottom: number
  width: number
  smallest: number
  /** The text's middle or its left end, as `align` says; without it the middle of the page. */
  x?: number
  align?: 'left' | 'center'
}

/** A cell of a table: its text in reading order, and how it is drawn. */
export interface Cell {
  actual: string
  draw: () => void
}

/** A table of the structure tree; its rows may be on several pages. */
export interface Table {
  row: (tag: 'TH' | 'TD', cells: readonly Cell[]) => void
}

/** A document's structure tree and texts, page after page. */
export class Page {
  readonly setter: Typesetter
  readonly left: number
  readonly center: number
  readonly right: number
  readonly #root: PDFKit.PDFStructureElement
  /** Pictures as data URLs: pdfkit embeds each URL only once. It checks the content, not the type. */
  readonly #pictures = new Map<Uint8Array, string>()

  /** @param side where the text column starts and ends; points from the left and right edge */
  constructor(
    readonly doc: PDFKit.PDFDocument,
    side: number
  ) {
    this.setter = new Typesetter(doc)
    this.left = side
    this.center = doc.page.width / 2
    this.right = doc.page.width - side
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /**
   * A piece of content: a heading, paragraph or figure. `actual` is its text in reading order, for software that
   * can't derive it from the glyphs: reordered vowels, spaced capitals, a name on two lines.
   */
  element(
    tag: 'H1' | 'H2' | 'P' | 'Figure',
    options: { alt?: string; actual?: string },
    draw: () => void
  ) {
    this.#root.add(this.doc.struct(tag, options, draw))
  }

  /** A table whose rows are drawn one after the other. */
  table(): Table {
    const table = this.doc.struct('Table')
    this.#root.add(table)
    return {
      row: (tag, cells) => {
        const row = this.doc.struct('TR')
        table.add(row)
        for (const { actual, draw } of cells) row.add(this.doc.struct(tag, { actual }, draw))
      },
    }
  }

  /** Decoration that a screen reader skips. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** A JPEG or PNG within a square, as decoration, embedded once however often it is drawn. */
  picture(content: Uint8Array, { x, y }: Point, size: number): void {
    this.artifact(() =>
      this.doc.image(this.#addressOf(content), x, y, { fit: [size, size], valign: 'center' })
    )
  }

  /** A JPEG or PNG in the middle of a box, whole, without an element of its own: inside of one. */
  drawPicture(
    content: Uint8Array,
    { x, y, width, height }: Point & { width: number; height: number }
  ): void {
    const fit = { fit: [width, height] as [number, number], align: 'center', valign: 'center' }
    this.doc.image(this.#addressOf(content), x, y, fit as PDFKit.Mixins.ImageOption)
  }

  #addressOf(content: Uint8Array): string {
    const address =
      this.#pictures.get(content) ?? `data:image;base64,${Buffer.from(content).toString('base64')}`
    this.#pictures.set(content, address)
    return address
  }

  /** A heading within the text, from `x` on. */
  heading(text: string, style: TextStyle, x: number, baseline: number): void {
    this.element('H2', { actual: text }, () => this.setter.draw(text, style, x, baseline))
  }

  /** A straight line, as decoration. */
  rule(from: Point, to: Point, color: string): void {
    this.artifact(() => {
      this.doc.lineWidth(0.6).strokeColor(color)
      this.doc.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke()
    })
  }

  /** One of our own texts, which fit, as a paragraph centered on `x` or, with `left`, starting there. */
  line(
    text: string,
    style: TextStyle,
    baseline: number,
    x = this.center,
    align: 'left' | 'center' = 'center'
  ): void {
    this.element('P', { actual: text }, () => this.setter.draw(text, style, x, baseline, align))
  }

  /**
   * A free text around a baseline: smaller or on two lines when it is long, and moved or smaller when its letters are
   * taller or deeper than Latin ones, so that its ink stays between `top` and `bottom`.
   */
  fitted(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle, place: Place): void {
    this.element(tag, { actual: text }, () => this.drawFitted(text, style, place))
  }

  /** The same without an element of its own: inside of one. */
  drawFitted(text: string, style: TextStyle, place: Place): void {
    const { width, smallest, x = this.center, align = 'center' } = place
    const sizes = { wanted: style.size, oneLine: (style.size + smallest) / 2, twoLines: smallest }
    const unit = { ...style, size: 1 }
    const fit = fitLines(text, { width, sizes }, (part) => this.setter.widthOf(part, unit))
    const block = stackLines(fit, place, (line) => this.setter.inkOf(line, unit))

    for (const { line, baseline } of block.lines) {
      this.setter.draw(line, { ...style, size: block.size }, x, baseline, align)
    }
  }
}
