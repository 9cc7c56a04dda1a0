import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createAudioLog, type AudioLog } from '@/features/exam/engine/audio-log'
import { createBlobCache } from '@/features/exam/engine/blob-cache'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import {
  createRecordingPlayer,
  type RecordingPlayer,
} from '@/features/exam/engine/recording-player'
import { EMPTY_RECORD } from '@/features/exam/model/exam-record'
import { ATTEMPT_ID, NOHP } from '@/features/exam/testing/exam-fixtures'
import { FakeAudio } from '@/features/exam/testing/fake-audio'
import { ApiError } from '@/lib/api/api-error'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { eventually } from '@/testing/eventually'

const PATHS = new Map([1, 2, 3, 4].map((page) => [page, `/uploads/audio/${page}.mp3`]))
const REPORT = '/soal/simpan-audio'

let api: FakeApi
let audio: FakeAudio
let log: AudioLog
let player: RecordingPlayer
const fetchFile = vi.fn((_path: string) => Promise.resolve(new Blob(['sound'])))

beforeEach(() => {
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = vi.fn()
  fetchFile.mockReset()
  fetchFile.mockImplementation(() => Promise.resolve(new Blob(['sound'])))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  api = fakeApi()
  api.on('POST', REPORT, { body: { message: '' } })
  setUp()
  return () => {
    player.close()
    log.courier.close()
  }
})

function setUp() {
  audio = new FakeAudio()
  const keeper = createRecordKeeper(ATTEMPT_ID, EMPTY_RECORD)
  const tabs = { tell: vi.fn(), close: vi.fn() }
  log = createAudioLog({ nohp: NOHP, keeper, tabs, stopped: vi.fn(), outdated: vi.fn() })
  player = createRecordingPlayer({
    recordings: PATHS,
    log,
    cache: createBlobCache(fetchFile, 100),
    element: audio.asElement(),
  })
}

const status = () => player.store.getState().status
const becomes = (expected: string) => eventually(() => expect(status()).toBe(expected))
const reports = () =>
  api.callsOf('POST', REPORT).map(({ body }) => body as { audio: string[]; positions: object })

async function openReady(page = 1) {
  player.open(page)
  await becomes('ready')
}

describe('a recording', () => {
  test('can be played when it is fully loaded', async () => {
    player.open(1)
    expect(status()).toBe('loading')
    player.play()
    expect(audio.isPlaying).toBe(false)

    await becomes('ready')
    expect(player.store.getState().duration).toBe(20)
    expect(reports()).toEqual([])
  })

  test('is reported when it starts, and plays only once', async () => {
    await openReady()
    player.play()
    expect(audio.isPlaying).toBe(true)
    await eventually(() => expect(reports()[0]).toMatchObject({ nohp: NOHP, audio: ['1'] }))

    audio.hearTo(20)
    expect(status()).toBe('played')
    player.play()
    expect(audio.isPlaying).toBe(false)

    player.open(2)
    await becomes('ready')
    player.open(1)
    expect(status()).toBe('played')
    await eventually(() =>
      expect(Object.assign({}, ...reports().map((one) => one.positions))).toEqual({ 1: 20 })
    )
  })

  test('reports every five seconds how far it was heard', async () => {
    await openReady()
    player.play()
    for (const second of [1, 3, 5.2, 8, 10.4]) audio.hearTo(second)
    await eventually(() => {
      const last = reports()[reports().length - 1]
      expect(last?.positions).toEqual({ 1: 10.4 })
    })
  })

  test('stops when the learner leaves the question, and continues from there', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    player.open(2)
    await becomes('ready')
    expect(audio.isPlaying).toBe(false)

    player.open(1)
    await becomes('paused')
    player.play()
    expect(audio.currentTime).toBe(7)
    expect(audio.isPlaying).toBe(true)
  })

  test('stopped by a media key can be resumed', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    audio.pause()
    await becomes('paused')
    player.play()
    expect(audio.isPlaying).toBe(true)
  })

  test('can not be wound forward or back', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    audio.seekTo(0)
    expect(audio.currentTime).toBe(7)
    audio.seekTo(19)
    expect(audio.currentTime).toBe(7)
  })
})

describe('after a reload', () => {
  test('continues at the position that the server knows', async () => {
    log.adopt({ data: ['1'], positions: { 1: 12.5 } })
    player.open(1)
    await becomes('paused')
    player.play()
    expect(audio.currentTime).toBe(12.5)
  })

  test('stays played if it was heard to its end', async () => {
    log.adopt({ data: ['1'], positions: { 1: 19.8 } })
    player.open(1)
    await becomes('played')
  })

  test('counts as played if the server does not send it any more', async () => {
    log.adopt({ data: ['1'], positions: {} })
    fetchFile.mockRejectedValue(new ApiError({ status: 403 }))
    player.open(1)
    await becomes('played')
  })

  test('is not called played if the server sends one no more that was never played', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fetchFile.mockRejectedValue(new ApiError({ status: 403 }))
    player.open(1)
    await becomes('failed')
  })
})

describe('another tab', () => {
  test('plays it, so this one does not', async () => {
    await openReady()
    log.learnPlay(1)
    player.play()
    expect(status()).toBe('played')
    expect(audio.isPlaying).toBe(false)
  })
})

describe('a failure', () => {
  test('to load can be tried again without losing the play', async () => {
    fetchFile.mockRejectedValueOnce(new ApiError({ status: 0 }))
    player.open(1)
    await becomes('failed')
    expect(log.hasPlayed(1)).toBe(false)

    player.open(1)
    await becomes('ready')
  })

  test('of a broken file fetches it again', async () => {
    audio.length = 'broken'
    player.open(1)
    await becomes('failed')
    audio.length = 20
    player.open(1)
    await becomes('ready')
    expect(fetchFile.mock.calls.filter(([path]) => path === '/uploads/audio/1.mp3')).toHaveLength(2)
  })

  test('to start, as without permission for sound, allows resuming', async () => {
    await openReady()
    audio.playError = new DOMException('no sound', 'NotAllowedError')
    player.play()
    await becomes('paused')
    audio.playError = null
    player.play()
    expect(audio.isPlaying).toBe(true)
  })

  test('on another question changes nothing here', async () => {
    let fail: (error: Error) => void = () => undefined
    fetchFile.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    player.open(1)
    player.open(2)
    await becomes('ready')
    fail(new ApiError({ status: 0 }))
    await Promise.resolve()
    expect(status()).toBe('ready')
  })
})
