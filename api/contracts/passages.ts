/** How typed passages are set in lines, which questions count from 'line 1'. */

/** Characters in a line that is set, about as many as in the printed test. */
const MEASURE = 72

/** A text without longer lines was broken by its author, whose questions may count those lines. */
const OWN_LINE_MAX = 80

/** More would be no passage, and its picture too high. */
export const PASSAGE_MAX_LINES = 400
export const PASSAGE_TOO_LONG = `Teks bacaan maksimal ${PASSAGE_MAX_LINES} baris.`

export const PASSAGE_TEXT_MISSING = 'Teks bacaan wajib diisi.'

/**
 * A passage's paragraphs as lines. Lines that all fit stay as they were typed; an empty one ends a paragraph. Of other
 * texts, paragraphs are separated by empty lines, or are the lines themselves where there is no empty one.
 */
export function setInLines(typed: string): string[][] {
  const lines = typed
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
  const blocks = blocksOf(lines)
  if (lines.every((line) => line.length <= OWN_LINE_MAX)) return blocks
  const paragraphs =
    blocks.length > 1 ? blocks.map((block) => block.join(' ')) : lines.filter((line) => line !== '')
  return paragraphs.map(wrap)
}

/** A passage's text with the line breaks that it was set in, and an empty line between two paragraphs. */
export function setPassageText(typed: string): string {
  return setInLines(typed)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** The lines of a stored passage that questions count. */
export function passageLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}

/** Lines between empty ones. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line !== '') blocks.at(-1)?.push(line)
    else if (blocks.at(-1)?.length !== 0) blocks.push([])
  }
  return blocks.filter((block) => block.length > 0)
}

/** Breaks between words, and inside a word only when it alone is longer than a line. */
function wrap(paragraph: string): string[] {
  const lines: string[] = []
  let line: string[] = []
  let filled = 0
  for (const word of paragraph.split(' ').flatMap(pieces)) {
    const length = [...word].length
    if (line.length > 0 && filled + 1 + length > MEASURE) {
      lines.push(line.join(' '))
      line = []
      filled = 0
    }
    filled += length + (line.length > 0 ? 1 : 0)
    line.push(word)
  }
  return [...lines, line.join(' ')]
}

function pieces(word: string): string[] {
  const letters = [...word]
  const count = Math.max(1, Math.ceil(letters.length / MEASURE))
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * MEASURE, (at + 1) * MEASURE).join('')
  )
}
