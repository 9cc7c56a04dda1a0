import { graphemes } from './text_runs.js'

/**
 * Breaks a text into lines of at most this width, between words, and inside a word only when it alone is wider. Each word is
 * measured once, alone.
 *
 * @param width points
 * @param widthOf the width of a text in points
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let filled = 0
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, widthOf))) {
    const wide = widthOf(word)
    if (line === '') {
      line = word
      filled = wide
    } else if (filled + space + wide <= width) {
      line += ` ${word}`
      filled += space + wide
    } else {
      lines.push(line)
      line = word
      filled = wide
    }
  }
  lines.push(line)
  return lines
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of graphemes(word)) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}
