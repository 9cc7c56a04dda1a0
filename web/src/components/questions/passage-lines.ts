export interface PassageLine {
  text: string
  /** Starts at 1 and counts through the whole passage; null in a text without fixed lines. */
  number: number | null
}

/** Printed lines have about seventy characters, so a longer one is a paragraph. */
const LONGEST_LINE = 110

/** A line shorter than this fraction of the longest ends a paragraph. */
const LAST_LINE_SHARE = 0.8

/** Splits a passage into paragraphs, and these into lines if the text has fixed lines. */
export function passageParagraphs(text: string): PassageLine[][] {
  const all = text.split(/\r?\n/).map((line) => line.trim())
  const lines = all.filter((line) => line !== '')
  const measure = Math.max(...lines.map((line) => line.length))
  if (lines.length < 2 || measure > LONGEST_LINE) {
    return lines.map((line) => [{ text: line, number: null }])
  }

  // Typed passages have an empty line after each paragraph; of others, a short line is the last of its own.
  const ends = paragraphEnds(all)
  const paragraphs: PassageLine[][] = [[]]
  lines.forEach((line, position) => {
    paragraphs[paragraphs.length - 1]?.push({ text: line, number: position + 1 })
    const isLast = position === lines.length - 1
    const isEnd = ends ? ends.has(position) : line.length < measure * LAST_LINE_SHARE
    if (!isLast && isEnd) paragraphs.push([])
  })
  return paragraphs
}

/** Positions of the lines before an empty one, counted without the empty ones; null where there is none. */
function paragraphEnds(lines: readonly string[]): Set<number> | null {
  const ends = new Set<number>()
  let filled = 0
  for (const line of lines) {
    if (line !== '') filled += 1
    else if (filled > 0) ends.add(filled - 1)
  }
  return ends.size === 0 ? null : ends
}
