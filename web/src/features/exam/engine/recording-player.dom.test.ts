import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createAudioLog, type AudioLog } from '@/features/exam/engine/audio-log'
import { createBlobCache } from '@/features/exam/engine/blob-cache'
import { holdPlayback } from '@/features/exam/engine/hold-playback'
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
let letGo: () => void
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
    letGo()
    player.close()
    return log.courier.close()
  }
})

function setUp() {
  audio = new FakeAudio()
  const keeper = createRecordKeeper(ATTEMPT_ID, EMPTY_RECORD)
  const tabs = { post: vi.fn(), close: vi.fn() }
  log = createAudioLog({ nohp: NOHP, keeper, tabs, stopped: vi.fn(), outdated: vi.fn() })
  player = createRecordingPlayer({
    recordings: PATHS,
    log,
    cache: createBlobCache(fetchFile, 100),
    element: audio.asElement(),
  })
  letGo = holdPlayback(player)
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
  test('a recording can be played when it is fully loaded', async () => {
    player.open(1)
    expect(status()).toBe('loading')
    player.play()
    expect(audio.isPlaying).toBe(false)

    await becomes('ready')
    expect(player.store.getState().duration).toBe(20)
    expect(reports()).toEqual([])
  })

  test('a recording is reported when it starts, and plays only once', async () => {
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

  test('a recording reports every five seconds how far it was heard', async () => {
    await openReady()
    player.play()
    for (const second of [1, 3, 5.2, 8, 10.4]) audio.hearTo(second)
    await eventually(() => {
      const last = reports()[reports().length - 1]
      expect(last?.positions).toEqual({ 1: 10.4 })
    })
  })

  test('a recording stops when the learner leaves the question, and resumes from there', async () => {
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

  test('a recording stopped by a media key can be resumed', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    audio.pause()
    await becomes('paused')
    player.play()
    expect(audio.isPlaying).toBe(true)
  })

  test('a recording cannot be seeked forward or back', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    audio.seekTo(0)
    expect(audio.currentTime).toBe(7)
    audio.seekTo(19)
    expect(audio.currentTime).toBe(7)
  })
})

describe('from outside, as by a headset or the lock screen,', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  test('media controls cannot resume a stopped recording, so that no second is heard twice', async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    audio.pause()
    await becomes('paused')
    await audio.play()
    await settled()
    expect(audio.isPlaying).toBe(false)
    expect(status()).toBe('paused')

    player.play()
    expect(audio.currentTime).toBe(7)
    audio.hearTo(20)
    expect(status()).toBe('played')
  })

  test('media controls have nothing to play after a played recording', async () => {
    await openReady()
    player.play()
    audio.hearTo(20)
    expect(audio.src).toBe('')
    await expect(audio.play()).rejects.toThrow('nothing to play')
  })

  test("media controls have nothing to play after leaving a recording's question", async () => {
    await openReady()
    player.play()
    audio.hearTo(7)
    player.leave()
    expect(audio.src).toBe('')
  })

  test('media controls cannot start a loaded recording', async () => {
    await openReady()
    await audio.play()
    await settled()
    expect(audio.isPlaying).toBe(false)
    expect(status()).toBe('ready')
    expect(reports()).toEqual([])
  })

  test('media controls cannot slow a recording down', async () => {
    await openReady()
    player.play()
    audio.slowTo(0.5)
    expect(audio.playbackRate).toBe(1)
  })

  test('media actions do nothing while a recording is shown, and are restored afterwards', async () => {
    const setActionHandler = vi.fn((action: string, _handler: (() => void) | null) => {
      if (action === 'voiceactivity') throw new TypeError('unknown')
    })
    vi.stubGlobal('navigator', { mediaSession: { setActionHandler } })
    setUp()
    const taken = new Map(setActionHandler.mock.calls)
    for (const action of ['play', 'pause', 'stop', 'seekbackward', 'seekto', 'previoustrack']) {
      expect(taken.get(action)?.()).toBeUndefined()
    }
    letGo()
    expect(new Map(setActionHandler.mock.calls).get('play')).toBeNull()
  })
})

describe('a device that stops the sound without saying so', () => {
  beforeEach(() => {
    // The device's database needs the other timers.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    return () => void vi.useRealTimers()
  })

  async function playTo(seconds: number) {
    await openReady()
    player.play()
    audio.hearTo(seconds)
  }

  test('a silent stop by the device is detected and reported, and the learner resumes from there', async () => {
    await playTo(7)
    await vi.advanceTimersByTimeAsync(5000)
    expect(status()).toBe('paused')
    expect(audio.isPlaying).toBe(false)
    expect(log.position(1)).toBe(7)

    player.play()
    expect(status()).toBe('playing')
    expect(audio.currentTime).toBe(7)
  })

  test('a silent stop is distinguished from playback', async () => {
    await playTo(1)
    for (const second of [2, 3, 4, 5, 6, 7, 8, 9]) {
      await vi.advanceTimersByTimeAsync(1000)
      audio.hearTo(second)
    }
    expect(status()).toBe('playing')
  })

  test('a recording keeps the screen on while it plays, also after the page was hidden', async () => {
    const release = vi.fn(() => Promise.resolve())
    const request = vi.fn(() => Promise.resolve({ released: false, release }))
    vi.stubGlobal('navigator', { wakeLock: { request } })
    await playTo(1)
    expect(request).toHaveBeenCalledExactlyOnceWith('screen')
    // The browser releases the lock of a hidden page.
    Object.assign(await request.mock.results[0]?.value, { released: true })
    await vi.advanceTimersByTimeAsync(0)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(0)
    audio.hearTo(20)
    expect(release).toHaveBeenCalledOnce()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })
})

describe('after a reload', () => {
  test('after a reload a recording resumes at the position that the server knows', async () => {
    log.adopt({ data: ['1'], positions: { 1: 12.5 } })
    player.open(1)
    await becomes('paused')
    player.play()
    expect(audio.currentTime).toBe(12.5)
  })

  test('after a reload a recording stays played if it was heard to its end', async () => {
    log.adopt({ data: ['1'], positions: { 1: 19.8 } })
    player.open(1)
    await becomes('played')
  })

  test('after a reload a recording counts as played if the server no longer sends it', async () => {
    log.adopt({ data: ['1'], positions: {} })
    fetchFile.mockRejectedValue(new ApiError({ status: 403 }))
    player.open(1)
    await becomes('played')
  })

  test('a recording that was never played does not count as played when the server refuses it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fetchFile.mockRejectedValue(new ApiError({ status: 403, code: 'rekaman_habis' }))
    player.open(1)
    await becomes('failed')
    expect(player.store.getState().failure).toBe('rekaman_habis')
  })
})

describe('another tab', () => {
  test('a recording that another tab plays does not play here', async () => {
    await openReady()
    log.learnPlay(1)
    player.play()
    expect(status()).toBe('played')
    expect(audio.isPlaying).toBe(false)
  })
})

describe('a failure', () => {
  test('a recording that fails to load can be retried without losing its play', async () => {
    fetchFile.mockRejectedValueOnce(new ApiError({ status: 0 }))
    player.open(1)
    await becomes('failed')
    expect(log.hasPlayed(1)).toBe(false)

    player.open(1)
    await becomes('ready')
  })

  test('a broken recording is fetched again', async () => {
    audio.length = 'broken'
    player.open(1)
    await becomes('failed')
    audio.length = 20
    player.open(1)
    await becomes('ready')
    expect(fetchFile.mock.calls.filter(([path]) => path === '/uploads/audio/1.mp3')).toHaveLength(2)
  })

  test('a recording that fails to start, as without permission for sound, can be resumed', async () => {
    await openReady()
    audio.playError = new DOMException('no sound', 'NotAllowedError')
    player.play()
    await becomes('paused')
    audio.playError = null
    player.play()
    expect(audio.isPlaying).toBe(true)
  })

  test('a failure on another question changes nothing here', async () => {
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
