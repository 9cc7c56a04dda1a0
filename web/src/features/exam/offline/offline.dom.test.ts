import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { clear, entries } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createExamRoom, type ExamRoom } from '@/features/exam/engine/exam-room'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { readRecord } from '@/features/exam/engine/storage'
import { storeSession } from '@/features/exam/offline/store-session'
import { storageState } from '@/features/exam/offline/storage-state'
import { loadWithFallback } from '@/features/exam/offline/load-with-fallback'
import { openStored } from '@/features/exam/offline/open-stored'
import { STORED_STATE } from '@/features/exam/offline/stored-session'
import {
  ATTEMPT_ID,
  attemptIn,
  NOHP,
  PAKET_ID,
  savedBody,
  timerBody,
} from '@/features/exam/testing/exam-fixtures'
import { ApiError } from '@/lib/api/api-error'
import { afterNextFrame } from '@/lib/browser/next-frame'
import { sessionQuery } from '@/lib/session/session-query'
import { storedScreen } from '@/lib/storage/stored-screen'
import { clearPrivateStorage, sealedRecords } from '@/lib/storage/private-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { eventually } from '@/testing/eventually'

const KEY = btoa(String.fromCharCode(...new Uint8Array(32).fill(5)))
const PATH = '/uploads/audio/1.mp3'

let api: FakeApi
let opened: { room: ExamRoom; keeper: ReturnType<typeof storeSession> }[]

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await clearPrivateStorage()
  storageState.setState({ isStored: null })
  api = fakeApi()
  api.on('GET', '/soal/kunci', {
    body: { simulasi: ATTEMPT_ID, sesi: 'listening', kunci: KEY },
  })
  api.on('POST', '/soal/simpan-jawaban', { body: { message: '', rejected: [], stale: [] } })
  api.on('POST', '/soal/simpan-audio', { body: { message: '' } })
  opened = []
})
afterEach(() => Promise.all(opened.flatMap(({ room, keeper }) => [keeper.close(), room.end()])))

function enter(attempt: RunningAttempt) {
  const room = createExamRoom(attempt, { moved: vi.fn() })
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  const keeper = storeSession({ attempt, room, queryClient })
  room.open()
  const entered = { room, keeper }
  opened.push(entered)
  return entered
}

const isStored = () => eventually(() => expect(storageState.getState().isStored).toBe(true))
const names = async () => (await entries<string, unknown>(sealedRecords())).map(([name]) => name)

async function reopened(): Promise<RunningAttempt> {
  const attempt = await openStored(PAKET_ID, NOHP)
  if (!attempt) throw new Error('It is kept')
  return attempt
}

/** Waits until the device has stored what is on the screen. */
async function written(room: ExamRoom): Promise<void> {
  await eventually(async () => {
    const { saved, played } = await reopened()
    const { answers, flags, index } = room.store.getState()
    expect(saved.data.answer.map(({ id }) => String(id))).toEqual(Object.keys(answers))
    expect(saved.data.ragu).toEqual(flags)
    expect(saved.data.index).toBe(index)
    expect(played.data.includes('1')).toBe(room.audio.hasPlayed(1))
  })
}

describe('a stored session', () => {
  test('a stored session opens again unchanged, without the server', async () => {
    const { room, keeper } = enter(attemptIn('listening', { seconds: 600 }))
    await isStored()
    await keeper.file(PATH, 'audio/', () =>
      Promise.resolve(new Blob(['sound'], { type: 'audio/mpeg' }))
    )
    room.desk.choose(1, '1')
    room.desk.setFlag(1, true)
    room.audio.play(1)
    room.audio.hear(1, 4)
    await room.flush()
    room.desk.goTo(2)
    api.goOffline()
    room.desk.choose(2, '2')
    await written(room)

    const attempt = await reopened()
    expect(attempt.paper).toEqual(attemptIn('listening').paper)
    expect(attempt.timer.secondsRemaining).toBeGreaterThan(595)
    expect(attempt.timer.secondsRemaining).toBeLessThanOrEqual(600)
    expect(attempt.played).toEqual({ data: ['1'], positions: { 1: 4 } })
    const again = enter(attempt)
    const { answers, flags, index, phase } = again.room.store.getState()
    expect([answers[1]?.answer, answers[2]?.answer, flags, index, phase]).toEqual([
      '1',
      '2',
      [1],
      2,
      'active',
    ])
    await eventually(async () => expect(await names()).toContain(PATH))
    const file = await again.keeper.file(PATH, 'audio/', () =>
      Promise.reject(new Error('No network'))
    )
    expect(await file.text()).toBe('sound')
  })

  test('an intercepted page is never opened as a stored file, even if it was stored earlier', async () => {
    const page = new Blob(['<html>Login Wi-Fi</html>'], { type: 'text/html' })
    const sound = new Blob(['sound'], { type: 'audio/mpeg' })
    const { keeper } = enter(attemptIn('listening', { seconds: 600 }))
    await isStored()
    await keeper.file(PATH, 'text/', () => Promise.resolve(page))
    await eventually(async () => expect(await names()).toContain(PATH))
    const again = enter(await reopened())
    const file = await again.keeper.file(PATH, 'audio/', () => Promise.resolve(sound))
    expect(await file.text()).toBe('sound')
  })

  test('a stored session is written for an answer, and not again for its delivery', async () => {
    // Only changes write, because the time left is not stored. Frames use an interval too.
    const { setInterval } = globalThis
    vi.stubGlobal('setInterval', (work: () => void, ms: number) =>
      ms < 1000 ? setInterval(work, ms) : undefined
    )
    const { room } = enter(attemptIn('listening'))
    await isStored()
    await room.flush()
    const delivery = Promise.withResolvers<void>()
    api.on('POST', '/soal/simpan-jawaban', async () => {
      await delivery.promise
      return { body: { message: '', rejected: [], stale: [] } }
    })
    room.desk.choose(1, '1')
    await written(room)

    const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
    delivery.resolve()
    await room.flush()
    await eventually(async () => expect((await readRecord(ATTEMPT_ID))?.answers).toEqual({}))
    expect(room.store.getState()).toMatchObject({ unsent: 0, delivery: 'idle' })
    // It would be written after the next frame.
    await afterNextFrame()
    await afterNextFrame()
    expect(puts.mock.calls.filter(([, name]) => name === STORED_STATE)).toEqual([])
  })

  test('a stored session does not treat what it shows as saved: unsent answers stay unsent', async () => {
    const { room } = enter(attemptIn('listening'))
    await isStored()
    api.goOffline()
    room.desk.choose(3, '3')
    await written(room)

    const again = enter(await reopened())
    expect(again.room.store.getState().unsent).toBe(1)
    await eventually(async () =>
      expect((await readRecord(ATTEMPT_ID))?.answers[3]?.answer).toBe('3')
    )
    again.room.desk.choose(3, '4')
    expect(again.room.store.getState().answers[3]?.seq).toBe(2)
  })

  test('a stored session is checked with the server as soon as that answers', async () => {
    const { room } = enter(attemptIn('listening'))
    await isStored()
    await written(room)
    const attempt = await reopened()
    api.on('GET', '/soal/timers', { body: timerBody('listening', 77) })
    api.on('GET', '/soal/ambil-jawaban', {
      body: savedBody('listening', [{ id: 9, answer: '2', seq: 4 }]),
    })
    const again = enter(attempt)
    await eventually(() => {
      expect(again.room.countdown.remaining()).toBe(77)
      expect(again.room.store.getState().answers[9]?.answer).toBe('2')
    })
  })

  test('a stored session opens only for its learner and package', async () => {
    enter(attemptIn('listening'))
    await isStored()
    expect(await openStored(PAKET_ID + 1, NOHP)).toBeNull()
    expect(await openStored(PAKET_ID, '081299999999')).toBeNull()
    expect(await openStored(PAKET_ID, NOHP)).not.toBeNull()
  })

  test("a stored session is wiped when the server has ended it, not when only this device's time is up", async () => {
    const { room } = enter(attemptIn('listening', { seconds: 1 }))
    await isStored()
    api.goOffline()
    await eventually(() => expect(room.store.getState().phase).toBe('time_up'))
    await eventually(async () => expect((await reopened()).timer.secondsRemaining).toBe(0))

    room.store.setState({ isOver: true })
    await eventually(async () => expect(await names()).toEqual([]))
    expect(storedScreen()).toBeNull()
  })

  test('a stored session is wiped at a takeover', async () => {
    const { room } = enter(attemptIn('listening'))
    await isStored()
    api.on('POST', '/soal/simpan-jawaban', {
      status: 409,
      body: { code: 'dipakai_di_perangkat_lain' },
    })
    room.desk.choose(1, '1')
    await eventually(async () => expect(await names()).toEqual([]))
  })
})

describe('a device that cannot store a session', () => {
  test.each([
    ['without a key', () => api.on('GET', '/soal/kunci', { status: 403 })],
    [
      'with a full disk',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError')
        }),
    ],
    [
      'without storage',
      () =>
        vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
          throw new DOMException('Blocked', 'SecurityError')
        }),
    ],
  ])('a device %s shows that nothing can be stored, and the exam continues', async (_, prepare) => {
    prepare()
    await clear(sealedRecords()).catch(() => undefined)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { room, keeper } = enter(attemptIn('listening'))
    await eventually(() => expect(storageState.getState().isStored).toBe(false))
    expect(warn).toHaveBeenCalled()
    expect(storedScreen()).toBeNull()
    const file = await keeper.file(PATH, 'audio/', () => Promise.resolve(new Blob(['sound'])))
    expect(await file.text()).toBe('sound')
    room.desk.choose(1, '1')
    expect(room.store.getState().answers[1]?.answer).toBe('1')
  })
})

describe('opening a stored exam', () => {
  const failing = (status: number) => () => Promise.reject(new ApiError({ status }))

  beforeEach(async () => {
    enter(attemptIn('listening'))
    await isStored()
  })

  test.each([0, 502, 503, 504])(
    'a stored exam opens from the device with status %i',
    async (status) => {
      expect(await loadWithFallback(PAKET_ID, NOHP, failing(status))).toMatchObject({
        kind: 'running',
        attempt: { isStored: true },
      })
    }
  )

  test.each([401, 403, 404, 409, 429, 500])(
    'a stored exam does not open with status %i',
    async (status) => {
      await expect(loadWithFallback(PAKET_ID, NOHP, failing(status))).rejects.toMatchObject({
        status,
      })
    }
  )

  test('a stored exam opens from the server when that answers, and wipes what no longer runs', async () => {
    const running = { kind: 'running' } as const
    expect(await loadWithFallback(PAKET_ID, NOHP, () => Promise.resolve(running))).toBe(running)
    expect(await names()).not.toEqual([])
    await loadWithFallback(PAKET_ID, NOHP, () => Promise.resolve({ kind: 'ready' }))
    expect(await names()).toEqual([])
  })

  test('opening a stored exam waits at most five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opened = loadWithFallback(PAKET_ID, NOHP, () => new Promise<never>(() => undefined))
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await opened).toMatchObject({ kind: 'running', attempt: { isStored: true } })
  })
})
