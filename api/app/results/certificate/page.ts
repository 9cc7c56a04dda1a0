import { fitLines, stackLines } from './fit_lines.js'
import { Typesetter, type TextStyle } from './typesetter.js'
import type { Point } from './ornaments.js'

/** Where the text column starts and ends; points from the left and right edge. */
const SIDE = 84

/** The page's geometry and its structure tree. */
export class Page {
  readonly setter: Typesetter
  readonly left = SIDE
  readonly center: number
  readonly right: number
  readonly #root: PDFKit.PDFStructureElement

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.setter = new Typesetter(doc)
    this.center = doc.page.width / 2
    this.right = doc.page.width - SIDE
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /**
   * A piece of content: a heading, paragraph or figure. `actual` is what it says in reading order, for readers that
   * can't tell it from the glyphs: reordered vowels, spaced capitals, a name on two lines.
   */
  element(
    tag: 'H1' | 'P' | 'Figure',
    options: { alt?: string; actual?: string },
    draw: () => void
  ) {
    this.#root.add(this.doc.struct(tag, options, draw))
  }

  /** Decoration that a screen reader passes over. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** A straight line, as decoration. */
  rule(from: Point, to: Point, color: string): void {
    this.artifact(() => {
      this.doc.lineWidth(0.6).strokeColor(color)
      this.doc.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke()
    })
  }

  /** One of our own texts, which fit, as a paragraph centered on `x`. */
  line(text: string, style: TextStyle, baseline: number, x = this.center): void {
    this.element('P', { actual: text }, () => this.setter.draw(text, style, x, baseline, 'center'))
  }

  /**
   * A free text around a baseline: smaller or on two lines when it is long, and moved or smaller when its letters are
   * taller or deeper than Latin ones, so that its ink stays between `top` and `bottom`.
   */
  fitted(
    tag: 'H1' | 'P',
    text: string,
    style: TextStyle,
    place: { baseline: number; top: number; bottom: number; width: number; smallest: number }
  ): void {
    const { width, smallest } = place
    const sizes = { wanted: style.size, oneLine: (style.size + smallest) / 2, twoLines: smallest }
    const unit = { ...style, size: 1 }
    const fit = fitLines(text, { width, sizes }, (part) => this.setter.widthOf(part, unit))
    const block = stackLines(fit, place, (line) => this.setter.inkOf(line, unit))

    this.element(tag, { actual: text }, () => {
      block.lines.forEach(({ line, baseline }) =>
        this.setter.draw(line, { ...style, size: block.size }, this.center, baseline, 'center')
      )
    })
  }
}
