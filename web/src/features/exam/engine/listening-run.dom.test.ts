import 'fake-indexeddb/auto'
import { listeningPart } from '@lulus/api/contracts/listening'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AudioLog } from '@/features/exam/engine/audio-log'
import { DIRECTIONS_SECONDS, type ListeningRun } from '@/features/exam/engine/listening-run'
import type { RecordingPlayer } from '@/features/exam/engine/recording-player'
import type { FakeAudio } from '@/features/exam/testing/fake-audio'
import { openRun } from '@/features/exam/testing/listening-run-fixture'
import { ApiError } from '@/lib/api/api-error'
import { fakeApi } from '@/testing/fake-api'

const PART_SECONDS = listeningPart(31).seconds

let audio: FakeAudio
let log: AudioLog
let player: RecordingPlayer
let run: ListeningRun
const show = vi.fn()
const directions = { speak: vi.fn(), stop: vi.fn() }
const fetchFile = vi.fn((_path: string) => Promise.resolve(new Blob(['sound'])))

beforeEach(() => {
  vi.useFakeTimers()
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = vi.fn()
  show.mockReset()
  directions.speak.mockReset()
  directions.stop.mockReset()
  fetchFile.mockReset()
  fetchFile.mockImplementation(() => Promise.resolve(new Blob(['sound'])))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fakeApi().on('POST', '/soal/simpan-audio', { body: { message: '' } })
  setUp()
  return () => {
    run.hold()
    player.close()
    vi.useRealTimers()
  }
})

/** @param heard seconds of the recordings that the server knows of, by page */
function setUp(heard: Record<string, number> = {}) {
  ;({ audio, log, player, run } = openRun({ heard, fetchFile, directions, show }))
}

const step = () => run.store.getState().step
const page = () => run.store.getState().page
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
/** Lets what waits for no time happen. */
const settle = () => pass(0)

async function begin() {
  run.resume()
  run.press()
  await settle()
}

describe('a listening session that plays by itself', () => {
  test('a run plays each recording, leaves its time to answer, and moves the screen on with the sound', async () => {
    await begin()
    expect(audio.isPlaying).toBe(true)
    expect(show.mock.calls).toEqual([[1]])

    audio.hearTo(20)
    expect(run.store.getState()).toMatchObject({ step: 'answering', page: 1, left: 12 })
    await pass(11.5)
    expect(run.store.getState()).toMatchObject({ step: 'answering', left: 1 })
    expect(fetchFile).toHaveBeenCalledTimes(1)
    await pass(0.6)
    expect([step(), page(), audio.isPlaying]).toEqual(['listening', 2, true])

    audio.hearTo(20)
    await pass(12.2)
    expect([step(), page(), audio.isPlaying]).toEqual(['part', 31, false])
    await pass(PART_SECONDS)
    audio.hearTo(20)
    await pass(47)
    expect([step(), page()]).toEqual(['answering', 31])
    await pass(1.2)
    expect(step()).toBe('over')
    expect(show.mock.calls).toEqual([[1], [2], [31], [31]])
    expect(audio.src).toBe('')
  })

  test('the first recording begins by itself after the directions', async () => {
    run.resume()
    await pass(DIRECTIONS_SECONDS - 1)
    expect([step(), run.store.getState().left]).toEqual(['directions', 1])
    expect(fetchFile).not.toHaveBeenCalled()
    await pass(1.2)
    expect([step(), audio.isPlaying]).toEqual(['listening', true])
  })

  test('a recording that fails is tried again until it comes; its question waits and is never skipped', async () => {
    const lost = () => Promise.reject(new ApiError({ status: 0, code: 'network' }))
    fetchFile.mockImplementation(lost)
    await begin()
    expect(player.store.getState().status).toBe('failed')
    await pass(60)
    expect(fetchFile.mock.calls.length).toBeGreaterThan(4)
    expect([step(), page(), log.hasPlayed(1)]).toEqual(['listening', 1, false])

    fetchFile.mockImplementation(() => Promise.resolve(new Blob(['sound'])))
    await pass(20)
    expect([step(), page(), audio.isPlaying]).toEqual(['listening', 1, true])
    audio.hearTo(20)
    expect(run.store.getState()).toMatchObject({ step: 'answering', left: 12 })
  })

  test('a press tries a failed recording at once', async () => {
    fetchFile.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network' }))
    await begin()
    expect(player.store.getState().status).toBe('failed')
    run.press()
    await settle()
    expect(audio.isPlaying).toBe(true)
  })

  test('where the browser refuses the first sound, the learner goes on with a press', async () => {
    setUp({ 1: 7 })
    audio.playError = new DOMException('needs a tap', 'NotAllowedError')
    run.resume()
    await settle()
    expect(step()).toBe('held')
    await pass(60)
    expect([step(), page()]).toEqual(['held', 1])

    audio.playError = null
    run.press()
    expect([step(), audio.currentTime, audio.isPlaying]).toEqual(['listening', 7, true])
  })

  test('after a reload a begun recording resumes, and one that was heard has its time to answer', async () => {
    setUp({ 1: 20, 2: 8 })
    run.resume()
    await settle()
    expect([page(), audio.isPlaying, audio.currentTime]).toEqual([2, true, 8])

    player.close()
    setUp({ 1: 20, 2: 20 })
    run.resume()
    await settle()
    expect([step(), page(), audio.isPlaying]).toEqual(['answering', 2, false])
    await pass(12.2)
    expect([step(), page()]).toEqual(['part', 31])
  })

  test('a begun recording that the server refuses counts as heard', async () => {
    fetchFile.mockRejectedValueOnce(new ApiError({ status: 403, code: 'forbidden' }))
    setUp({ 1: 3 })
    run.resume()
    await settle()
    expect([step(), page()]).toEqual(['answering', 1])
  })

  test('a recording that was opened again plays after the one that was begun, then the order goes on', async () => {
    // Page 1 was played and reopened.
    setUp({ 2: 8 })
    run.resume()
    await settle()
    expect(page()).toBe(2)
    audio.hearTo(20)
    await pass(12.2)
    expect([page(), audio.isPlaying]).toEqual([1, true])
    audio.hearTo(20)
    await pass(12.2)
    expect(page()).toBe(31)
  })

  test('each part begins with its spoken directions, which end when its first recording begins', async () => {
    run.resume()
    expect(directions.speak.mock.calls).toEqual([[1]])
    run.press()
    await settle()
    expect(directions.stop).toHaveBeenCalled()
    for (const _ of [1, 2]) {
      audio.hearTo(20)
      await pass(12.2)
    }
    expect(directions.speak.mock.calls).toEqual([[1], [31]])
    expect(run.store.getState()).toMatchObject({ step: 'part', page: 31, left: PART_SECONDS })
    expect(show).toHaveBeenLastCalledWith(31)
    directions.stop.mockReset()
    await pass(PART_SECONDS + 0.3)
    expect([step(), page(), audio.isPlaying]).toEqual(['listening', 31, true])
    expect(directions.stop).toHaveBeenCalled()
  })

  test('in a pause the directions of a part stand still, and go on for the time that was left', async () => {
    setUp({ 1: 20, 2: 20 })
    run.resume()
    await pass(12.2 + 3)
    expect(step()).toBe('part')
    run.hold()
    expect(directions.stop).toHaveBeenCalled()
    await pass(300)
    expect(step()).toBe('part')
    run.resume()
    expect(directions.speak.mock.calls).toEqual([[31], [31]])
    await pass(PART_SECONDS - 3.5)
    expect(step()).toBe('part')
    await pass(1)
    expect([step(), page(), audio.isPlaying]).toEqual(['listening', 31, true])
  })

  test('a run stops where another tab began the recording while its directions were spoken', async () => {
    setUp({ 1: 20, 2: 20 })
    run.resume()
    await pass(12.2)
    log.learnPlay(31)
    await pass(PART_SECONDS + 0.3)
    expect([step(), audio.isPlaying]).toEqual(['elsewhere', false])
  })

  test('in a pause recording and time to answer stand still, and go on where they were', async () => {
    await begin()
    audio.hearTo(6)
    run.hold()
    await settle()
    expect(audio.isPlaying).toBe(false)
    await pass(300)
    run.resume()
    await settle()
    expect([step(), audio.isPlaying, audio.currentTime]).toEqual(['listening', true, 6])

    audio.hearTo(20)
    await pass(4)
    run.hold()
    await pass(300)
    expect([step(), run.store.getState().left]).toEqual(['answering', 8])
    run.resume()
    await pass(7.5)
    expect(step()).toBe('answering')
    await pass(0.7)
    expect(page()).toBe(2)
  })

  test('a recording that the device stops waits for a press', async () => {
    await begin()
    audio.hearTo(5)
    audio.pause()
    await settle()
    expect(step()).toBe('held')
    run.press()
    expect([step(), audio.isPlaying]).toEqual(['listening', true])
  })

  test('a run stops where another tab plays the recording', async () => {
    await begin()
    audio.hearTo(20)
    log.learnPlay(2)
    await pass(12.2)
    expect([step(), page(), audio.isPlaying]).toEqual(['elsewhere', 1, false])
    await pass(60)
    expect(fetchFile).toHaveBeenCalledTimes(1)
    expect([step(), page()]).toEqual(['elsewhere', 1])
  })

  test('a run stops where another tab began the recording that this one stopped', async () => {
    await begin()
    audio.pause()
    await settle()
    log.learnPlay(1)
    run.press()
    expect(step()).toBe('elsewhere')
  })
})
