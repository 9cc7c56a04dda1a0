import { fetchPassage, fetchRecording, type Paper } from '@/features/exam/api'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import { createBlobCache, type BlobCache } from '@/features/exam/engine/blob-cache'
import {
  createRecordingPlayer,
  type RecordingPlayer,
} from '@/features/exam/engine/recording-player'

/** Recordings are up to 20 MB each: the current one, the next, and one to come back to. */
const RECORDINGS_KEPT = 3

/** All passages of a session: learners go to and fro between them. */
const PASSAGES_KEPT = 12

/** The files that a session's questions show and play. */
export interface SessionMedia {
  player: RecordingPlayer
  passages: BlobCache
  /** Fetches all passages, one after the other, so that a lost connection doesn't take them away. */
  prefetchPassages(): void
  close(): void
}

export function createSessionMedia(paper: Paper, log: AudioLog): SessionMedia {
  const player = createRecordingPlayer({
    recordings: recordingsOf(paper),
    log,
    cache: createBlobCache(fetchRecording, RECORDINGS_KEPT),
    element: createAudioElement(),
  })
  const passages = createBlobCache(fetchPassage, PASSAGES_KEPT)

  return {
    player,
    passages,
    prefetchPassages() {
      for (const path of passagesOf(paper)) passages.prefetch(path)
    },
    close() {
      player.close()
      passages.close()
    },
  }
}

/** One element for all recordings: phones allow sound only from an element that was tapped to start. */
function createAudioElement(): HTMLAudioElement {
  const element = document.createElement('audio')
  element.preload = 'auto'
  element.setAttribute('controlslist', 'nodownload noplaybackrate noremoteplayback')
  return element
}

function recordingsOf({ soal }: Paper): Map<number, string> {
  return new Map(
    soal.flatMap((entry): [number, string][] =>
      'audio' in entry && entry.audio ? [[entry.page, entry.audio]] : []
    )
  )
}

function passagesOf({ soal }: Paper): Set<string> {
  return new Set(
    soal.flatMap((entry) =>
      'readingQuestion' in entry && entry.readingQuestion ? [entry.readingQuestion.reading] : []
    )
  )
}
