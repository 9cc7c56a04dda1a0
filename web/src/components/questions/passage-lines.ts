export interface PassageLine {
  text: string
  /** Counted from 1; null in a text that isn't set in lines. */
  number: number | null
}

/** A longer line is a paragraph. The lines of printed passages have some seventy characters. */
const LONGEST_LINE = 110

/** A passage's text in lines as they are printed, or in paragraphs when its author wrote it that way. */
export function passageLines(text: string): PassageLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isSetInLines = lines.length > 1 && lines.every((line) => line.length <= LONGEST_LINE)
  return lines.map((line, position) => ({ text: line, number: isSetInLines ? position + 1 : null }))
}
