import { askForPassage, askForRecording, type Paper } from '@/features/exam/api'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import { createBlobCache, type BlobCache, type FetchFile } from '@/features/exam/engine/blob-cache'
import {
  createRecordingPlayer,
  type RecordingPlayer,
} from '@/features/exam/engine/recording-player'
import { loadResumingFetch } from '@/features/exam/engine/later-parts'
import type { AskForBytes } from '@/features/exam/engine/resuming-fetch'
import { ApiError } from '@/lib/api/api-error'

const MEGABYTE = 1024 * 1024

/**
 * In bytes, in memory. A package's audio is about 4 MB. Of longer recordings, the later ones are fetched only to the
 * device's storage.
 */
const RECORDINGS_MAX = 48 * MEGABYTE

/** In bytes. */
const PASSAGES_MAX = 48 * MEGABYTE

/** Stores files on this device. */
export interface FileStore {
  /** A file of the session: from this device if it is stored here with this type, else fetched and stored. */
  file(path: string, kind: string, fetchFile: () => Promise<Blob>): Promise<Blob>
}

/** The files of a session's questions. */
export interface SessionMedia {
  player: RecordingPlayer
  passages: BlobCache
  /** Prefetches all files of the session, starting from this index. */
  prefetchFrom(index: number): void
  close(): void
}

/** @param fileStore stores the session on this device, or null */
export function createSessionMedia(
  paper: Paper,
  log: AudioLog,
  fileStore: Promise<FileStore | null>
): SessionMedia {
  const recordings = recordingsOf(paper)
  const soundFile = storing(fileStore, askForRecording, 'audio/')
  const passageFile = storing(fileStore, askForPassage, 'image/')
  const sounds = createBlobCache(soundFile, RECORDINGS_MAX)
  const player = createRecordingPlayer({
    recordings,
    log,
    cache: sounds,
    element: createAudioElement(),
  })
  const passages = createBlobCache(passageFile, PASSAGES_MAX)
  let prefetchers: ReturnType<typeof openPrefetchers> | null = null
  let isClosed = false

  /** Not needed for the first screen. */
  async function openPrefetchers() {
    const { createPrefetcher } = await import('@/features/exam/engine/prefetcher')
    // A font that comes after its text isn't used for that text.
    if (paper.sesi === 'reading') void document.fonts?.load('1em "Source Serif 4"')
    return {
      sounds: createPrefetcher(sounds, soundFile),
      passages: createPrefetcher(passages, passageFile),
    }
  }

  async function aimFrom(index: number) {
    prefetchers ??= openPrefetchers()
    const opened = await prefetchers
    if (isClosed) return
    const unplayed = [...recordings].filter(([page]) => !log.hasPlayed(page))
    opened.sounds.aim(inOrderFrom(index, unplayed))
    opened.passages.aim(inOrderFrom(index, passagesOf(paper)))
  }

  return {
    player,
    passages,
    prefetchFrom(index) {
      aimFrom(index).catch((error: unknown) => {
        prefetchers = null
        console.warn('Nothing was fetched ahead.', error)
      })
    },
    close() {
      isClosed = true
      void prefetchers?.then((opened) => {
        opened.sounds.close()
        opened.passages.close()
      })
      player.close()
      passages.close()
    },
  }
}

/** Fetches a file of one type, even over an unreliable network, and stores it. */
function storing(fileStore: Promise<FileStore | null>, ask: AskForBytes, kind: string): FetchFile {
  let resuming: Promise<FetchFile> | null = null
  async function fetchFile(path: string, signal: AbortSignal) {
    resuming ??= loadResumingFetch().then(({ createResumingFetch }) =>
      createResumingFetch(ask, kind)
    )
    const fetchOn = await resuming.catch((error: unknown) => {
      resuming = null
      throw new ApiError({ status: 0, code: 'network', cause: error })
    })
    return fetchOn(path, signal)
  }
  return async (path, signal) => {
    const store = await fileStore
    const fetchNow = () => fetchFile(path, signal)
    return store ? store.file(path, kind, fetchNow) : fetchNow()
  }
}

/** One element for all recordings, because phones only allow sound from an element that was tapped. */
function createAudioElement(): HTMLAudioElement {
  const element = document.createElement('audio')
  element.preload = 'auto'
  element.setAttribute('controlslist', 'nodownload noplaybackrate noremoteplayback')
  return element
}

/** Paths of the recordings, by page. */
export function recordingsOf({ soal }: Paper): Map<number, string> {
  return new Map(
    soal.flatMap((entry): [number, string][] =>
      'audio' in entry && entry.audio ? [[entry.page, entry.audio]] : []
    )
  )
}

function passagesOf({ soal }: Paper): [number, string][] {
  const firstPages = new Map<string, number>()
  for (const entry of soal) {
    if (!('readingQuestion' in entry) || !entry.readingQuestion) continue
    const { reading, diketik } = entry.readingQuestion
    if (diketik) continue
    if (!firstPages.has(reading)) firstPages.set(reading, entry.page)
  }
  return [...firstPages].map(([path, page]) => [page, path])
}

/** Files by page: the next ones first, then the earlier ones. */
function inOrderFrom(index: number, files: readonly [page: number, path: string][]): string[] {
  const [passed, ahead] = [
    files.filter(([page]) => page < index),
    files.filter(([page]) => page >= index),
  ]
  return [...ahead, ...passed].map(([, path]) => path)
}
