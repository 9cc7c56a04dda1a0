export interface PassageLine {
  text: string
  /** Counted from 1 through the passage, as the print counts them; null in a text that isn't set in lines. */
  number: number | null
}

/** The lines of printed passages have some seventy characters; a longer one is a paragraph. */
const LONGEST_LINE = 110

/** A line that leaves as much of the measure empty ends a paragraph. */
const LAST_LINE_SHARE = 0.8

/** A passage's text in paragraphs, and these in lines where the text is set in lines. */
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
