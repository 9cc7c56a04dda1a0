import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAudioLog, type AudioLog } from '@/features/exam/engine/audio-log'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { createSessionMedia, type SessionMedia } from '@/features/exam/engine/session-media'
import '@/features/exam/engine/prefetcher'
import '@/features/exam/engine/resuming-fetch'
import { EMPTY_RECORD } from '@/features/exam/model/exam-record'
import {
  ATTEMPT_ID,
  AUDIO_FILE,
  NOHP,
  paperIn,
  PICTURE_FILE,
} from '@/features/exam/testing/exam-fixtures'
import { stubBrowser } from '@/features/exam/testing/show-exam'
import { fakeApi, type FakeApi } from '@/testing/fake-api'

let api: FakeApi
let log: AudioLog
let media: SessionMedia

const sounds = () => api.requests.flatMap(({ path }) => /audio\/(\d+)\.mp3$/.exec(path)?.[1] ?? [])
const pictures = () => api.requests.filter(({ path }) => path.startsWith('/uploads/reading/'))

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  api = fakeApi()
  const keeper = createRecordKeeper(ATTEMPT_ID, EMPTY_RECORD)
  const tabs = { post: vi.fn(), close: vi.fn() }
  log = createAudioLog({ nohp: NOHP, keeper, tabs, stopped: vi.fn(), outdated: vi.fn() })
})
afterEach(() => {
  media.close()
  void log.courier.close()
  vi.useRealTimers()
})

test('all recordings of a session are fetched, the next ones first, without played ones', async () => {
  for (const page of [1, 2, 3, 29, 30, 31, 35, 39, 43, 47]) {
    api.on('GET', `/uploads/audio/${page}.mp3`, AUDIO_FILE)
  }
  const paper = paperIn('listening')
  const some = new Set([1, 2, 3, 30, 47])
  const soal = paper.soal.filter(({ page }) => some.has(page))
  log.adopt({ data: ['2'], positions: {} })
  media = createSessionMedia({ ...paper, soal }, log, Promise.resolve(null))
  media.prefetchFrom(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sounds()).toEqual(['3', '30', '47', '1'])
})

test('each passage is fetched once', async () => {
  for (const passage of [0, 1, 2, 3, 4]) {
    api.on('GET', `/uploads/reading/${passage}.png`, PICTURE_FILE)
  }
  media = createSessionMedia(paperIn('reading'), log, Promise.resolve(null))
  media.prefetchFrom(94)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pictures()).toHaveLength(5)
})

test('the drawn picture of a typed passage is not fetched', async () => {
  api.on('GET', '/uploads/reading/1.png', PICTURE_FILE)
  const paper = paperIn('reading')
  const soal = paper.soal.map((entry) =>
    'readingQuestion' in entry && entry.readingQuestion && entry.readingQuestion.id !== 1
      ? { ...entry, readingQuestion: { ...entry.readingQuestion, diketik: true as const } }
      : entry
  )
  media = createSessionMedia({ ...paper, soal }, log, Promise.resolve(null))
  media.prefetchFrom(94)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pictures().map(({ path }) => path)).toEqual(['/uploads/reading/1.png'])
})
