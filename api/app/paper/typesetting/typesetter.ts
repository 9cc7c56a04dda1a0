import type { Ink, ShapedFont } from './shaped_font.js'
import { visualRuns, type TextRun } from './text_runs.js'
import type { Style } from './typefaces.js'

export interface TextStyle {
  style: Style
  /** Points. */
  size: number
  color: string
  /**
   * Extra space after each letter in points. For our own Latin texts only, because it would break joined scripts;
   * under a tenth of the size, because software that reads the text aloud takes more for spaces.
   */
  tracking?: number
  /** OpenType features, e.g. small capitals. */
  features?: PDFKit.Mixins.OpenTypeFeatures[]
}

/** Draws single lines of text in any script on the page of one document. */
export class Typesetter {
  /** The fonts that this document has registered. */
  readonly #registered = new Set<ShapedFont>()

  constructor(readonly doc: PDFKit.PDFDocument) {}

  /** The width of a line in points. */
  widthOf(line: string, style: TextStyle): number {
    return this.#place(line, style).reduce((sum, { width }) => sum + width, 0)
  }

  /** How far the ink of a line reaches above and below its baseline, in points. */
  inkOf(line: string, style: TextStyle): Ink {
    const inks = this.#place(line, style).map((run) =>
      run.typeface.font.inkOf(run.text, run.features)
    )
    return {
      above: Math.max(0, ...inks.map(({ above }) => above)) * style.size,
      below: Math.max(0, ...inks.map(({ below }) => below)) * style.size,
    }
  }

  /**
   * Draws one line.
   *
   * @param x the line's left end or its middle, as `align` says; points
   * @param baseline points from the top of the page
   */
  draw(
    line: string,
    style: TextStyle,
    x: number,
    baseline: number,
    align: 'left' | 'center' = 'left'
  ): void {
    if (line === '') return
    const runs = this.#place(line, style)
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    // The last letter's tracking is no ink: with it a centred title would be off centre.
    let left = align === 'left' ? x : x - (width - (style.tracking ?? 0)) / 2

    this.doc.fillColor(style.color)
    // ActualText, for software that can't derive the text from its glyphs, e.g. reordered vowels. poppler reverses
    // right-to-left ActualText, so right-to-left lines get none.
    const hasActualText = runs.every(({ rightToLeft }) => !rightToLeft)
    if (hasActualText) this.doc.markContent('Span', { actual: line })
    for (const run of runs) {
      this.#select(run, style)
      this.doc.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: run.features,
        characterSpacing: style.tracking,
      })
      left += run.width
    }
    if (hasActualText) this.doc.endMarkedContent()
  }

  #place(line: string, style: TextStyle) {
    return visualRuns(line, style.style).map((run) => {
      const features: PDFKit.Mixins.OpenTypeFeatures[] = [
        ...(style.features ?? []),
        ...(run.rightToLeft ? (['rtlm'] as const) : []),
      ]
      this.#select(run, style)
      const inked = this.doc.widthOfString(run.text, { features })
      return { ...run, features, width: inked + (style.tracking ?? 0) * run.text.length }
    })
  }

  #select({ typeface }: TextRun, { size }: TextStyle): void {
    if (!this.#registered.has(typeface.font)) {
      this.#registered.add(typeface.font)
      this.doc.registerFont(typeface.name, typeface.font)
    }
    this.doc.font(typeface.name).fontSize(size)
  }
}
