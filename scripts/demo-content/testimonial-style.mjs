/** The common style of the sample testimonials' pictures. */
import { drawText, openFont, widthOf } from './outlines.mjs'

/** The width to which the server resizes. */
export const WIDTH = 800
export const MARGIN = 40
export const INK = '#131c33'
export const NAVY = '#12214d'
export const AMBER = '#fbb024'
export const BLUE = '#2b4fb8'
export const PALE = '#d8e4fd'
export const GROUND = '#edf1f8'

/** The file opens in its lightest weight; an outline makes the letters heavier. */
const font = openFont(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
)
const REGULAR = 1.3
export const BOLD = 2.4
/** The outline takes from the space between letters and words. In ems. */
const SPACING = { letter: 0.01, word: 0.1 }

export function text(words, { x, y, size = 30, fill = INK, weight = REGULAR }) {
  const outline = drawText(font, words, size, x, y, SPACING)
  return `<path fill="${fill}" stroke="${fill}" stroke-width="${weight}" d="${outline}"/>`
}

export const svgOf = (height, ground, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">` +
  `<rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`

/** The label 'sample', large enough to be seen. */
export function sampleLabel(right, top) {
  const size = 26
  const width = lengthOf('CONTOH', size) + 36
  const box = `<rect x="${right - width}" y="${top}" width="${width}" height="48" rx="24" fill="${AMBER}"/>`
  const at = { x: right - width + 18, y: top + 33, size, weight: BOLD, fill: '#2f1c00' }
  return box + text('CONTOH', at)
}

export const lengthOf = (words, size) => widthOf(font, words, size, SPACING)

/** Head and shoulders, 100 pixels wide at scale 1. */
export function silhouette({ x, y, scale, fill }) {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}">` +
    `<circle cy="-24" r="32"/><path d="M-56 72a56 56 0 0 1 112 0z"/></g>`
  )
}

/** The bar at the top, with the label 'sample'. @param {string} left the SVG before the label */
export const head = (left) =>
  `<rect width="${WIDTH}" height="120" fill="${NAVY}"/>` + left + sampleLabel(WIDTH - MARGIN, 36)

/** A card with a title, on the background of the chats. */
export function drawCard(title, height, parts) {
  const named = text(title, { x: MARGIN, y: 71, size: 32, fill: '#ffffff', weight: BOLD })
  return svgOf(height, GROUND, [head(named), ...parts])
}
