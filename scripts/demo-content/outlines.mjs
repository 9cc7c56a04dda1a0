/** Draws texts as outlines, so that machines without the font give the same picture. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/** @param {string} file a font file of a package, in import form */
export function openFont(file) {
  return fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(file))))
}

/** Width of a text in pixels. */
export function widthOf(font, text, size) {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/**
 * Outlines of a text as SVG path data; fonts count y upwards, pictures downwards. Glyphs start on whole pixels, which
 * makes the file a fifth smaller.
 */
export function drawText(font, text, size, x, baseline) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]
      const left = Math.round(pen + xOffset * scale)
      pen += xAdvance * scale
      return glyph.path.transform(scale, 0, 0, -scale, left, baseline - yOffset * scale).toSVG()
    })
    .join('')
}
