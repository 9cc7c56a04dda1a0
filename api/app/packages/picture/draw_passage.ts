import sharp from 'sharp'
import { visualRuns } from '#app/paper/typesetting/text_runs'
import { setInLines } from '#contracts/passages'

/** Pixels. Shown at half its size or less, so it stays sharp on dense screens. */
const WIDTH = 1440
const MARGIN = { top: 22, right: 14, bottom: 22, left: 8 }
const GUTTER = { numbers: 38, gap: 20 }
const TEXT = { size: 42, leading: 61, indent: 56 }
/** As in the printed test: each fifth line has its number. */
const NUMBERS = { size: 32, every: 5 }
const INK = '#1a1a1a'
const GROUND = '#ffffff'

const TEXT_LEFT = MARGIN.left + GUTTER.numbers + GUTTER.gap
const MEASURE = WIDTH - MARGIN.right - TEXT_LEFT

/** @property typed a passage's text as an admin typed it */
export interface PassageData {
  typed: string
}

declare module '#app/paper/printing/papers' {
  interface Papers {
    passage: PassageData
  }
}

/**
 * Sets a passage in lines, and draws them with their numbers, as a PNG. Where letters are wide, all of them are smaller. It
 * takes about a second of one core.
 */
export async function drawPassage({ typed }: PassageData): Promise<Uint8Array> {
  const paragraphs = setInLines(typed)
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph.map((line, at) => ({
      line,
      indent: at === 0 && paragraphs.length > 1 ? TEXT.indent : 0,
    }))
  )
  const widest = Math.max(...lines.map(({ line, indent }) => indent + widthOf(line, TEXT.size)))
  const size = TEXT.size * Math.min(1, MEASURE / widest)
  const outlines = lines.map(({ line, indent }, at) => {
    const baseline = MARGIN.top + TEXT.size + at * TEXT.leading
    return numberAt(at + 1, baseline) + outlineOf(line, size, TEXT_LEFT + indent, baseline)
  })
  const height =
    MARGIN.top + lines.length * TEXT.leading + MARGIN.bottom - (TEXT.leading - TEXT.size)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${GROUND}"/><path fill="${INK}" d="${outlines.join('')}"/></svg>`
  return sharp(Buffer.from(svg), { unlimited: true })
    .greyscale()
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

function numberAt(number: number, baseline: number): string {
  if (number % NUMBERS.every !== 0) return ''
  const label = String(number)
  const right = MARGIN.left + GUTTER.numbers
  return outlineOf(label, NUMBERS.size, right - widthOf(label, NUMBERS.size), baseline)
}

function widthOf(text: string, size: number): number {
  return visualRuns(text, 'regular').reduce((sum, { text: run, typeface }) => {
    const { font } = typeface
    return sum + (font.layout(run).advanceWidth / font.unitsPerEm) * size
  }, 0)
}

/** The outlines of a line's glyphs as the data of an SVG path. */
function outlineOf(text: string, size: number, x: number, baseline: number): string {
  let left = x
  let outline = ''
  for (const { text: run, typeface, rightToLeft } of visualRuns(text, 'regular')) {
    const { font } = typeface
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run, rightToLeft ? ['rtlm'] : [])
    for (const [at, { id }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const origin = { x: left + xOffset * scale, y: baseline - yOffset * scale }
      outline += font.getGlyph(id).path.transform(scale, 0, 0, -scale, origin.x, origin.y).toSVG()
      left += xAdvance * scale
    }
  }
  return outline
}
