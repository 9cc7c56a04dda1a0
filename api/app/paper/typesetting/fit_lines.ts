import { graphemes } from './text_runs.js'
import type { Ink } from './shaped_font.js'

interface Fit {
  /** One line or two. */
  lines: string[]
  /** Points. */
  size: number
}

interface Room {
  /** Points. */
  width: number
  /** The preferred size, the smallest before a second line is used, and the smallest of all; points. */
  sizes: { wanted: number; oneLine: number; twoLines: number }
}

const ELLIPSIS = '…'

/** From baseline to baseline of Latin text, in sizes. */
const LEADING = 1.2

/**
 * Fits a text into a width: shrinks it, then breaks it once where both lines are most nearly equal (between words;
 * inside a word only when that is not enough), and finally cuts it with an ellipsis.
 * @param widthOf the width of a text at size 1, in points
 */
export function fitLines(text: string, room: Room, widthOf: (text: string) => number): Fit {
  const { wanted, oneLine, twoLines } = room.sizes
  const sizeFor = (lines: string[]) =>
    Math.min(wanted, room.width / Math.max(...lines.map(widthOf)))

  const single = sizeFor([text])
  if (single >= oneLine) return { lines: [text], size: single }
  // Two lines hold at most twice as much: a longer text needs no tries.
  if (single * 2 < twoLines)
    return fitLines(shortened(text, (single * 2) / twoLines), room, widthOf)

  for (const pairs of [betweenWords(text), insideWords(text)]) {
    const best = pairs.map((lines) => ({ lines, size: sizeFor(lines) })).sort(bySize)[0]
    if (best !== undefined && best.size >= twoLines) {
      return { lines: best.lines, size: Math.min(best.size, oneLine) }
    }
  }
  return fitLines(shortened(text), room, widthOf)
}

const bySize = (a: Fit, b: Fit) => b.size - a.size

function betweenWords(text: string): string[][] {
  const words = text.split(' ')
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
}

function insideWords(text: string): string[][] {
  const characters = graphemes(text)
  return characters.slice(1).map((_, index) => [
    characters
      .slice(0, index + 1)
      .join('')
      .trim(),
    characters
      .slice(index + 1)
      .join('')
      .trim(),
  ])
}

/** The beginning of a text: that share of it, at least a tenth less, so that a few rounds are enough. */
function shortened(text: string, share = 1): string {
  const characters = graphemes(text.replace(ELLIPSIS, ''))
  const kept = characters.slice(0, Math.floor(characters.length * Math.min(share, 0.9)))
  return kept.join('').trimEnd() + ELLIPSIS
}

/** Lines and their baselines, in points from the top of the page. */
interface Block {
  lines: { line: string; baseline: number }[]
  size: number
}

/**
 * Places lines around a baseline so that all ink stays between `top` and `bottom`: they are moved when they reach too
 * high or too low, and shrunk when they are too tall.
 * @param inkOf the ink of a line at size 1
 */
export function stackLines(
  { lines, size: wanted }: Fit,
  { baseline, top, bottom }: { baseline: number; top: number; bottom: number },
  inkOf: (line: string) => Ink
): Block {
  const inks = lines.map(inkOf)
  const above = inks[0]?.above ?? 0
  const below = inks.at(-1)?.below ?? 0
  const deepest = Math.max(...inks.map((ink) => ink.below))
  const tallest = Math.max(...inks.map((ink) => ink.above))
  const leading = Math.max(LEADING, deepest + tallest)
  const between = leading * (lines.length - 1)

  const size = Math.min(wanted, (bottom - top) / (above + between + below))
  const centered = baseline - (between * size) / 2
  const lowest = bottom - (between + below) * size
  const first = Math.max(top + above * size, Math.min(centered, lowest))
  return {
    size,
    lines: lines.map((line, index) => ({ line, baseline: first + index * leading * size })),
  }
}
