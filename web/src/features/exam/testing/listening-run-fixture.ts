import { createAudioLog } from '@/features/exam/engine/audio-log'
import { createBlobCache } from '@/features/exam/engine/blob-cache'
import { createListeningRun } from '@/features/exam/engine/listening-run'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { createRecordingPlayer } from '@/features/exam/engine/recording-player'
import type { SpokenDirections } from '@/features/exam/engine/spoken-directions'
import { EMPTY_RECORD, type ExamRecord } from '@/features/exam/model/exam-record'
import { ATTEMPT_ID, NOHP } from '@/features/exam/testing/exam-fixtures'
import { FakeAudio } from '@/features/exam/testing/fake-audio'

/** Two dialogues and a talk with four questions, of 20 s each: seconds to answer by page. */
export const PAUSES = new Map([
  [1, 12],
  [2, 12],
  [31, 48],
])
const PATHS = new Map([...PAUSES.keys()].map((page) => [page, `/uploads/audio/${page}.mp3`]))

interface Page {
  /** Seconds of the recordings that the server knows of, by page. */
  heard: Record<string, number>
  /** What this device has stored and not sent. */
  record?: ExamRecord
  fetchFile: (path: string) => Promise<Blob>
  directions: SpokenDirections
  show: (page: number) => void
}

/** A page on which a listening session plays by itself. */
export function openRun({ heard, record = EMPTY_RECORD, fetchFile, directions, show }: Page) {
  const audio = new FakeAudio()
  const keeper = createRecordKeeper(ATTEMPT_ID, record)
  const tabs = { post: () => undefined, close: () => undefined }
  const ignored = () => undefined
  const log = createAudioLog({ nohp: NOHP, keeper, tabs, stopped: ignored, outdated: ignored })
  log.adopt({ data: Object.keys(heard), positions: heard })
  const player = createRecordingPlayer({
    recordings: PATHS,
    log,
    cache: createBlobCache(fetchFile, 100),
    element: audio.asElement(),
  })
  const run = createListeningRun({ player, directions, log, pauses: PAUSES, show })
  return { audio, keeper, log, player, run }
}
