/** Draws texts as outlines, so that machines without the font give the same picture. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/** @param {string} file a font file of a package, in import form */
export function openFont(file) {
  return fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(file))))
}

/** Width of a text in pixels. @param spacing as in `drawText` */
export function widthOf(font, text, size, spacing = NONE) {
  const { glyphs, advanceWidth } = font.layout(text)
  const added = glyphs.reduce((sum, glyph) => sum + addedAfter(glyph, spacing), 0)
  return (advanceWidth * size) / font.unitsPerEm + added * size
}

const NONE = { letter: 0, word: 0 }
const SPACE = 0x20

/** In ems. */
function addedAfter(glyph, { letter, word }) {
  return glyph.codePoints.includes(SPACE) ? letter + word : letter
}

/**
 * Outlines of a text as SVG path data; fonts count y upwards, pictures downwards. Glyphs start on whole pixels, which
 * makes the file a fifth smaller.
 * @param spacing what is added after each letter, and besides after each space, in ems
 */
export function drawText(font, text, size, x, baseline, spacing = NONE) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]
      const left = Math.round(pen + xOffset * scale)
      pen += xAdvance * scale + addedAfter(glyph, spacing) * size
      return glyph.path.transform(scale, 0, 0, -scale, left, baseline - yOffset * scale).toSVG()
    })
    .join('')
}
