import { recordedPages, type ListeningGroups } from '@lulus/api/contracts/exam'
import { numbersIn, recordingPageOf } from '@lulus/api/contracts/recording_names'
import { AUDIO_MAX_BYTES, AUDIO_TOO_LARGE } from '@lulus/api/contracts/uploads'

/** Files that can be chosen together. */
export const RECORDINGS_MAX = 200

export interface RecordingFile {
  id: number
  file: Pick<File, 'name' | 'size'>
  /** The page whose recording it becomes; null for none. */
  page: number | null
  state: 'waiting' | 'sending' | 'done' | 'same' | 'failed'
  /** Why it failed. */
  reason: string | null
}

/**
 * The pages of recordings by their files' names, as an import matches them: each page once, the first file by name wins, and
 * a number that is the question's own counts where the name means no page.
 * @param places pages with a question, and its number
 */
export function matchFiles(
  files: readonly Pick<File, 'name'>[],
  places: ReadonlyMap<number, number>,
  groups?: ListeningGroups
): (number | null)[] {
  const order = files
    .map(({ name }, at) => ({ name, at }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id', { numeric: true }))
  const taken = new Set<number>()
  const pages: (number | null)[] = files.map(() => null)
  for (const { name, at } of order) {
    const page = freePage(name, places, taken, groups)
    if (page === null) continue
    taken.add(page)
    pages[at] = page
  }
  return pages
}

function freePage(
  name: string,
  places: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  groups: ListeningGroups | undefined
): number | null {
  const named = recordingPageOf(name, groups)
  if (named !== null && places.has(named)) return taken.has(named) ? null : named
  const [number] = numbersIn(name)
  if (number === undefined) return null
  const found = recordedPages(groups).find(
    (page) => places.get(page) === number && !taken.has(page)
  )
  return found ?? null
}

/** Why a file can't be sent as it is; null when it can. */
export function fileProblem(entry: RecordingFile, all: readonly RecordingFile[]): string | null {
  if (entry.file.size > AUDIO_MAX_BYTES) return AUDIO_TOO_LARGE
  if (entry.page === null) return null
  const isTwice = all.some((other) => other.id !== entry.id && other.page === entry.page)
  return isTwice ? 'Dua berkas untuk tempat yang sama.' : null
}

/** The files that are sent when the button is pressed. */
export function sendable(all: readonly RecordingFile[]): RecordingFile[] {
  return all.filter(
    (entry) =>
      entry.page !== null &&
      (entry.state === 'waiting' || entry.state === 'failed') &&
      fileProblem(entry, all) === null
  )
}

/** A file takes a place, and the one that had it takes the place that gets free. */
export function swapPlaces(
  all: readonly RecordingFile[],
  id: number,
  page: number | null
): RecordingFile[] {
  const before = all.find((entry) => entry.id === id)?.page ?? null
  return all.map((entry) => {
    if (entry.id === id) return { ...entry, page, state: 'waiting', reason: null }
    if (page === null || entry.page !== page) return entry
    return { ...entry, page: before, state: 'waiting', reason: null }
  })
}
