import { Page } from './page.js'
import type { ShapedFont } from './shaped_font.js'

/** A4 in points. */
const LONG_SIDE = 841.89
const SHORT_SIDE = 595.28

/**
 * Draws one page as an SVG picture with the code that draws it as a PDF: for showing it where a browser shows no PDF.
 * Text becomes outlines, so that it looks the same without our fonts.
 */
export function drawSheet(side: number, draw: (page: Page) => void): Buffer {
  const sheet = new SvgSheet()
  // Only what papers call of pdfkit; a call that is missing throws.
  draw(new Page(sheet as unknown as PDFKit.PDFDocument, side))
  return Buffer.from(sheet.toString())
}

interface Fitted {
  fit: [number, number]
  align?: 'center'
  valign?: 'center'
}

/** The part of pdfkit's document that papers of one page use. */
class SvgSheet {
  readonly page = { width: LONG_SIDE, height: SHORT_SIDE }
  readonly #fonts = new Map<string, ShapedFont>()
  readonly #shapes: string[] = []
  #path = ''
  #font: ShapedFont | undefined
  #size = 12
  #fill = '#000000'
  #stroke = '#000000'
  #width = 1

  toString(): string {
    const { width, height } = this.page
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
    const ground = '<rect width="100%" height="100%" fill="#ffffff"/>'
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${this.#shapes.join('')}</svg>`
  }

  /** Pictures have no structure tree: only what is drawn counts. */
  struct(_tag: string, _options?: unknown, drawn?: () => void) {
    drawn?.()
    return { add: () => undefined }
  }
  addStructure() {}
  markContent() {}
  endMarkedContent() {}

  lineWidth(width: number) {
    this.#width = width
    return this
  }
  strokeColor(color: string) {
    this.#stroke = color
    return this
  }
  fillColor(color: string) {
    this.#fill = color
    return this
  }
  moveTo(...point: number[]) {
    return this.#add('M', point)
  }
  lineTo(...point: number[]) {
    return this.#add('L', point)
  }
  bezierCurveTo(...points: number[]) {
    return this.#add('C', points)
  }
  rect(x: number, y: number, width: number, height: number) {
    this.#add('M', [x, y])
    this.#path += `h${round(width)}v${round(height)}h${round(-width)}z`
    return this
  }
  stroke() {
    const look = `fill="none" stroke="${this.#stroke}" stroke-width="${this.#width}"`
    this.#shapes.push(`<path ${look} d="${this.#path}"/>`)
    this.#path = ''
    return this
  }
  fill(color: string) {
    this.#shapes.push(`<path fill="${color}" d="${this.#path}"/>`)
    this.#path = ''
    return this
  }

  /** @param address a data URL */
  image(address: string, x: number, y: number, { fit: [width, height], align, valign }: Fitted) {
    const type = address.startsWith('data:image;base64,iVBOR') ? 'image/png' : 'image/jpeg'
    const href = address.replace('data:image;', `data:${type};`)
    const placed = `x${align === 'center' ? 'Mid' : 'Min'}Y${valign === 'center' ? 'Mid' : 'Min'}`
    const box = `x="${round(x)}" y="${round(y)}" width="${width}" height="${height}"`
    this.#shapes.push(`<image ${box} preserveAspectRatio="${placed}" href="${href}"/>`)
    return this
  }

  registerFont(name: string, font: ShapedFont) {
    this.#fonts.set(name, font)
    return this
  }
  font(name: string) {
    this.#font = this.#fonts.get(name)
    return this
  }
  fontSize(size: number) {
    this.#size = size
    return this
  }
  widthOfString(text: string, { features = [] }: { features?: string[] }): number {
    const font = this.#chosenFont()
    return (font.layout(text, features).advanceWidth / font.unitsPerEm) * this.#size
  }
  text(
    text: string,
    x: number,
    baseline: number,
    { features = [], characterSpacing = 0 }: { features?: string[]; characterSpacing?: number }
  ) {
    const font = this.#chosenFont()
    const scale = this.#size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text, features)
    let left = x
    let outline = ''
    for (const [at, { id }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const origin = { x: left + xOffset * scale, y: baseline - yOffset * scale }
      outline += font.getGlyph(id).path.transform(scale, 0, 0, -scale, origin.x, origin.y).toSVG()
      left += xAdvance * scale + characterSpacing
    }
    this.#shapes.push(`<path fill="${this.#fill}" d="${outline}"/>`)
    return this
  }

  #chosenFont(): ShapedFont {
    if (!this.#font) throw new Error('no font is chosen')
    return this.#font
  }

  #add(command: string, numbers: readonly number[]) {
    this.#path += command + numbers.map(round).join(' ')
    return this
  }
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
