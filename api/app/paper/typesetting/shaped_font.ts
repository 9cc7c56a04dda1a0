import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphPosition } from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'

/** One glyph of a shaped run, in the form that pdfkit embeds: `codePoints` become the PDF's ToUnicode entry. */
interface ShapedGlyph {
  id: number
  /** Font units. */
  advanceWidth: number
  codePoints: number[]
}

/** A font in pdfkit's own form: fontkit reads and subsets the file, HarfBuzz shapes the text. */
export interface ShapedFont extends Omit<Font, 'layout'> {
  /**
   * Shapes one run of one script and one direction, glyphs in visual order.
   * @param features OpenType tags to switch on; pdfkit passes its `features` option through. `rtlm`, which only
   *   right-to-left text has, also marks the run as right-to-left, because pdfkit has no option for it
   */
  layout(text: string, features?: readonly string[]): ShapedRun
  /** How far the ink of a run reaches above and below the baseline, at size 1. */
  inkOf(text: string, features?: readonly string[]): Ink
}

/** Both are >= 0 for ink that crosses the baseline. */
export interface Ink {
  above: number
  below: number
}

declare global {
  // pdfkit takes parsed fonts since 0.20; its published types don't say so yet.
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: ShapedFont): this
    }
  }
}

class ShapedRun {
  constructor(
    readonly glyphs: readonly ShapedGlyph[],
    readonly positions: readonly GlyphPosition[]
  ) {}

  /** A getter, since pdfkit rescales the positions in place before it reads the width. */
  get advanceWidth(): number {
    return this.positions.reduce((sum, position) => sum + position.xAdvance, 0)
  }
}

/** One for all runs: shaping is synchronous, and WebAssembly memory is freed only by the garbage collector. */
const buffer = new harfbuzz.Buffer()

/**
 * Reads a TrueType font. fontkit's own shapers fail on several scripts (they throw on a Javanese name with a
 * space), so `layout` is HarfBuzz's.
 *
 * @throws when the file is missing or isn't a single TrueType or OpenType font
 */
export function readShapedFont(path: string | URL): ShapedFont {
  const file = readFileSync(path)
  const font = create(file)
  if (!('layout' in font)) throw new Error(`Not a single font: ${path.toString()}`)
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)))

  const layout: ShapedFont['layout'] = (text, features = []) => {
    buffer.reset()
    buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS)
    buffer.setFlags(harfbuzz.BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE)
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(features.includes('rtlm') ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
    harfbuzz.shape(
      shaper,
      buffer,
      features.map((tag) => new harfbuzz.Feature(tag, 1))
    )

    const infos = buffer.getGlyphInfos()
    const codePoints = attribute(text, infos, shaper)
    const glyphs = infos.map(({ codepoint: id }, index) => ({
      id,
      advanceWidth: shaper.glyphHAdvance(id),
      codePoints: codePoints[index] ?? [],
    }))
    return new ShapedRun(glyphs, buffer.getGlyphPositions())
  }

  const inkOf: ShapedFont['inkOf'] = (text, features) => {
    const { glyphs, positions } = layout(text, features)
    const boxes = glyphs.map(({ id }, index) => {
      const { yBearing, height } = shaper.glyphExtents(id) ?? { yBearing: 0, height: 0 }
      const raised = positions[index]?.yOffset ?? 0
      return { above: yBearing + raised, below: -(yBearing + height + raised) }
    })
    return {
      above: Math.max(0, ...boxes.map(({ above }) => above)) / font.unitsPerEm,
      below: Math.max(0, ...boxes.map(({ below }) => below)) / font.unitsPerEm,
    }
  }
  return Object.create(font, { layout: { value: layout }, inkOf: { value: inkOf } })
}

/**
 * Assigns characters to every glyph. A cluster's characters go to the glyphs that the font maps them to, and the rest
 * (ligatures, contextual forms) to the first glyph without any.
 */
function attribute(
  text: string,
  infos: readonly harfbuzz.GlyphInfo[],
  shaper: harfbuzz.Font
): number[][] {
  const attributed: number[][] = infos.map(() => [])
  const members = Map.groupBy(infos.keys(), (index) => infos[index]?.cluster ?? 0)
  const starts = [...members.keys(), text.length].sort((a, b) => a - b)

  starts.slice(0, -1).forEach((start, position) => {
    const cluster = members.get(start) ?? []
    const free = () => cluster.filter((index) => attributed[index]?.length === 0)
    const left: number[] = []
    for (const character of text.slice(start, starts[position + 1])) {
      const codePoint = character.codePointAt(0) ?? 0
      const nominal = shaper.nominalGlyph(codePoint)
      const own = free().find((index) => infos[index]?.codepoint === nominal)
      if (own === undefined) left.push(codePoint)
      else attributed[own]?.push(codePoint)
    }
    const heir = free()[0] ?? cluster[0]
    if (heir !== undefined) attributed[heir]?.push(...left)
  })
  return attributed
}
