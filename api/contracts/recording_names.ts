/** Which question a recording's file name means. An import and an upload of many recordings match by it. */

import { groupStartOf, numberOfPage, type ListeningGroups } from './exam.ts'

/** A file's name without folder, extension and punctuation, in lower case. */
export function nameStem(name: string): string {
  return nameBase(name)
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A file's name without its folder, in lower case. */
export function nameBase(name: string): string {
  return name.replaceAll('\\', '/').split('/').at(-1)?.normalize('NFC').toLowerCase().trim() ?? ''
}

export function numbersIn(name: string): number[] {
  // 'A1' and 'part2' are names; 'mp3' is no number of a question.
  return [...nameStem(name).matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits))
}

/**
 * The page of the recording that a name may mean: 'Part A no 1' and '01' page 1, 'Part B no 31-34' and 'Group 31' page 31,
 * 'B1' the first of Part B. Null when it names none.
 */
export function recordingPageOf(name: string, groups?: ListeningGroups): number | null {
  const words = nameStem(name)
  const [number] = numbersIn(name)
  if (number === undefined) return null
  const [, part] = /(?:^|\b(?:part|bagian|section) ?)([abc])(?:\b|(?=\d))/.exec(words) ?? []
  const starts = { a: 1, b: 31, c: 39 } as const
  const start = part === undefined ? 1 : starts[part as keyof typeof starts]
  const inPart = number < start ? start + number - 1 : number
  return numberOfPage(inPart) === null || inPart > 50
    ? null
    : (groupStartOf(inPart, groups) ?? inPart)
}
