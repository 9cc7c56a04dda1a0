/** Largest gap between words, in widths of a normal space, before a line looks bad. */
const COMFORTABLE_STRETCH = 0.5

/** Most that a gap may shrink, in widths of a normal space. */
const GREATEST_SHRINK = 0.15

/** Cost of a paragraph's last line that holds a single word. */
const WIDOW_COST = 50

/**
 * Breaks a paragraph into justified lines with the smallest gaps over the whole paragraph, not line by line.
 *
 * @param {string[]} words the paragraph's words in order
 * @param {{ widthOf: (word: string) => number, space: number, measure: number, indent: number }} type widths in pixels:
 *   of a word, of a normal space, of a full line, and of the first line's indent
 * @returns {string[][]} the words of each line
 * @throws {Error} when a word is wider than a line
 */
export function breakLines(words, { widthOf, space, measure, indent }) {
  const widths = words.map(widthOf)
  const best = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end++) {
    let choice = { cost: Infinity, from: end - 1 }
    let natural = -space
    for (let from = end - 1; from >= 0; from--) {
      natural += widths[from] + space
      const room = (measure - (from === 0 ? indent : 0) - natural) / space
      if (room < -GREATEST_SHRINK * words.length) break
      const cost = best[from].cost + lineCost(room, end - from, end === words.length)
      if (cost < choice.cost) choice = { cost, from }
    }
    if (choice.cost === Infinity) throw new Error(`"${words[end - 1]}" does not fit on a line`)
    best.push(choice)
  }

  const lines = []
  for (let end = words.length; end > 0; end = best[end].from) {
    lines.unshift(words.slice(best[end].from, end))
  }
  return lines
}

/**
 * Grows with the cube of the gaps' change, because one bad line is worse than several slightly bad ones. Infinite when
 * the words do not fit.
 *
 * @param {number} room what is left of the line at normal gaps, in widths of a space
 */
function lineCost(room, wordCount, isLast) {
  if (isLast && room >= 0) return wordCount === 1 ? WIDOW_COST : 0
  if (isLast) return Infinity
  const change = room / Math.max(wordCount - 1, 1)
  if (change >= 0) return (change / COMFORTABLE_STRETCH) ** 3
  return change < -GREATEST_SHRINK ? Infinity : (-change / GREATEST_SHRINK) ** 3
}
