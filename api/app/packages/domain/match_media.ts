import { groupStartOf, numberOfPage, carriesAudio } from '#contracts/exam'
import type { ImportedRow } from '#app/packages/domain/imported_row'

/** A file of an import that rows may refer to. */
export interface MediaName {
  name: string
  kind: 'audio' | 'picture'
}

/**
 * The rows with the recordings that belong to them: by the name that the row has, with or without its folder and
 * extension, and else by the number in the file's name. A row on a page that plays no recording of its own has none.
 */
export function matchRecordings(
  rows: readonly ImportedRow[],
  files: readonly MediaName[]
): ImportedRow[] {
  const recordings = files.filter(({ kind }) => kind === 'audio')
  const named = rows.map((row) =>
    row.audio === null ? row : { ...row, audio: findFile(row.audio, recordings) ?? row.audio }
  )
  const taken = new Set(named.map(({ audio }) => audio))
  const free = recordings.filter(({ name }) => !taken.has(name))
  return named.map((row) => {
    if (row.section !== 'listening' || row.page === null) return row
    // A group's recording is often repeated in each of its rows.
    if (!carriesAudio(row.page)) return { ...row, audio: null }
    if (row.audio !== null) return row
    const { page, number } = row
    const found = free.find(({ name }) => pagesNamed(name).includes(page))
    const byNumber = free.find(({ name }) => numbersIn(name)[0] === number)
    return { ...row, audio: (found ?? byNumber)?.name ?? null }
  })
}

/** The file that is called so, or almost so. */
export function findFile(wanted: string, files: readonly MediaName[]): string | null {
  const same = (form: (name: string) => string) =>
    files.find(({ name }) => form(name) === form(wanted))?.name
  return same((name) => name) ?? same(baseName) ?? same(stem) ?? null
}

function baseName(name: string): string {
  return name.replaceAll('\\', '/').split('/').at(-1)?.normalize('NFC').toLowerCase().trim() ?? ''
}

function stem(name: string): string {
  return baseName(name)
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function numbersIn(name: string): number[] {
  // 'A1' and 'part2' are names; 'mp3' is no number of a question.
  return [...stem(name).matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits))
}

/**
 * The pages that a recording's name may mean: 'Part A no 1' and '01' page 1, 'Part B no 31-34' and 'Group 31' page 31,
 * 'B1' the first of Part B.
 */
function pagesNamed(name: string): number[] {
  const words = stem(name)
  const [number] = numbersIn(name)
  if (number === undefined) return []
  const [, part] = /(?:^|\b(?:part|bagian|section) ?)([abc])(?:\b|(?=\d))/.exec(words) ?? []
  const starts = { a: 1, b: 31, c: 39 } as const
  const start = part === undefined ? 1 : starts[part as keyof typeof starts]
  const inPart = number < start ? start + number - 1 : number
  const group = groupStartOf(inPart)
  return numberOfPage(inPart) === null || inPart > 50 ? [] : [group ?? inPart]
}
