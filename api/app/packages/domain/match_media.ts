import { carriesAudio, type ListeningGroups } from '#contracts/exam'
import { nameBase, nameStem, numbersIn, recordingPageOf } from '#contracts/recording_names'
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
  files: readonly MediaName[],
  groups?: ListeningGroups
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
    if (!carriesAudio(row.page, groups)) return { ...row, audio: null }
    if (row.audio !== null) return row
    const { page, number } = row
    const found = free.find(({ name }) => recordingPageOf(name, groups) === page)
    const byNumber = free.find(({ name }) => numbersIn(name)[0] === number)
    return { ...row, audio: (found ?? byNumber)?.name ?? null }
  })
}

/** The file that is called so, or almost so. */
export function findFile(wanted: string, files: readonly MediaName[]): string | null {
  const same = (form: (name: string) => string) =>
    files.find(({ name }) => form(name) === form(wanted))?.name
  return same((name) => name) ?? same(nameBase) ?? same(nameStem) ?? null
}
