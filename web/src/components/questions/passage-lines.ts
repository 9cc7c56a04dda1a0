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
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const measure = Math.max(...lines.map((line) => line.length))
  if (lines.length < 2 || measure > LONGEST_LINE) {
    return lines.map((line) => [{ text: line, number: null }])
  }

  const paragraphs: PassageLine[][] = [[]]
  lines.forEach((line, position) => {
    paragraphs[paragraphs.length - 1]?.push({ text: line, number: position + 1 })
    const isLast = position === lines.length - 1
    if (!isLast && line.length < measure * LAST_LINE_SHARE) paragraphs.push([])
  })
  return paragraphs
}
