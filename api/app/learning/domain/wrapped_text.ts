import type { ProofLines } from '#app/packages/domain/explanation'

/** Characters of a printed line, as in the packages' passages. */
const LINE_LENGTH = 70

/** A text in lines, broken at its spaces. */
export function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** The lines in which a part of the text stands, counted from 1; none for one that isn't in it. */
export function proofLines(lines: readonly string[], part: string): ProofLines[] {
  const text = lines.join(' ')
  const begin = text.indexOf(part.replaceAll(/\s+/g, ' '))
  if (begin === -1) return []
  const lineAt = (position: number) => {
    let end = -1
    return lines.findIndex((line) => (end += line.length + 1) >= position) + 1
  }
  return [{ from: lineAt(begin), to: lineAt(begin + part.length - 1) }]
}
