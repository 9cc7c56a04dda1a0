import sharp from 'sharp'
import { breakLines } from './break-lines.mjs'
import { drawText, openFont, widthOf } from './outlines.mjs'

/** Pixels. Shown at half its size or less, so it stays sharp on dense screens. */
const WIDTH = 1440
const MARGIN = { top: 22, right: 14, bottom: 22, left: 8 }
const GUTTER = { numbers: 38, gap: 20 }
const TEXT = { size: 40, leading: 61, indent: 56 }
const NUMBERS = { size: 32, every: 5 }
const INK = '#1a1a1a'
const GROUND = '#ffffff'

const TEXT_LEFT = MARGIN.left + GUTTER.numbers + GUTTER.gap
const MEASURE = WIDTH - MARGIN.right - TEXT_LEFT

const font = openFont('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2')

/**
 * Sets a passage like a printed test: justified, indented paragraphs and numbers at every fifth line.
 *
 * @param {string[]} paragraphs
 * @returns {{ lines: string[], svg: string }} the text of each line, and their picture
 */
export function setPassage(paragraphs) {
  const space = widthOf(font, ' ', TEXT.size)
  const lines = paragraphs.flatMap((paragraph) => {
    const type = { widthOf: (word) => widthOf(font, word, TEXT.size), space, measure: MEASURE }
    const broken = breakLines(paragraph.split(' '), { ...type, indent: TEXT.indent })
    return broken.map((words, index) => ({
      words,
      indent: index === 0 ? TEXT.indent : 0,
      justified: index < broken.length - 1,
    }))
  })

  const drawn = lines.map((line, index) => {
    const baseline = MARGIN.top + TEXT.size + index * TEXT.leading
    return drawNumber(index + 1, baseline) + drawLine(line, space, baseline)
  })
  const height =
    MARGIN.top + lines.length * TEXT.leading + MARGIN.bottom - (TEXT.leading - TEXT.size)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${GROUND}"/>` +
    `<path fill="${INK}" d="${drawn.join('')}"/></svg>`
  return { lines: lines.map((line) => line.words.join(' ')), svg }
}

/**
 * @param {string} svg
 * @returns {Promise<Buffer>} a greyscale PNG with few shades, for a small file
 */
export function toPng(svg) {
  return sharp(Buffer.from(svg))
    .greyscale()
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

function drawLine({ words, indent, justified }, space, baseline) {
  const widths = words.map((word) => widthOf(font, word, TEXT.size))
  const natural = widths.reduce((sum, width) => sum + width, 0)
  const gap = justified ? (MEASURE - indent - natural) / (words.length - 1) : space
  let x = TEXT_LEFT + indent
  return words
    .map((word, index) => {
      const outline = drawText(font, word, TEXT.size, x, baseline)
      x += widths[index] + gap
      return outline
    })
    .join('')
}

function drawNumber(lineNumber, baseline) {
  if (lineNumber % NUMBERS.every !== 0) return ''
  const label = String(lineNumber)
  const right = MARGIN.left + GUTTER.numbers
  return drawText(font, label, NUMBERS.size, right - widthOf(font, label, NUMBERS.size), baseline)
}
