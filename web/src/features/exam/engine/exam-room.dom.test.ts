import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadJournalLinks } from '@/features/exam/engine/later-parts'
import { createExamRoom, type ExamRoom } from '@/features/exam/engine/exam-room'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { readRecord } from '@/features/exam/engine/storage'
import { EMPTY_RECORD } from '@/features/exam/model/exam-record'
import {
  allAnswers,
  attemptIn,
  ATTEMPT_ID,
  NOHP,
  PAKET_ID,
  paperIn,
  pulseBody,
  savedBody,
  timerBody,
  SCORE,
} from '@/features/exam/testing/exam-fixtures'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import {
  fakeApi,
  heldAnswer,
  type FakeApi,
  type RecordedRequest,
  type Failure,
} from '@/testing/fake-api'
import { eventually } from '@/testing/eventually'
import { fakeTime, passTime } from '@/testing/pass-time'

const SAVED = { message: 'Jawaban tersimpan.', rejected: [], stale: [] }
const SAVE = '/soal/simpan-jawaban'
const LATE = {
  status: 409,
  body: { message: 'Waktu sesi ini sudah habis.', code: 'terlambat' },
} satisfies Failure
const DRIVEN = { status: 409, body: { code: 'dipakai_di_perangkat_lain' } } satisfies Failure

let api: FakeApi
const opened: ExamRoom[] = []
const moved = vi.fn()

function open(attempt: RunningAttempt = attemptIn('written')): ExamRoom {
  const room = createExamRoom(attempt, { moved })
  room.open()
  opened.push(room)
  return room
}

interface SaveBody {
  nohp: string
  index?: number
  ragu?: number[]
  answer: { id: number; answer: string; seq: number; at?: number }[]
  tautan?: string
}

const saves = () => api.callsOf('POST', SAVE).map(({ body }) => body as SaveBody)
/** The sent answers in order, without their times. */
const sent = () =>
  saves().flatMap((save) => save.answer.map(({ id, answer, seq }) => ({ id, answer, seq })))
const answersOf = (room: ExamRoom) =>
  Object.fromEntries(
    Object.entries(room.store.getState().answers).map(([page, { answer }]) => [page, answer])
  )

// As before a room opens, because loading takes real time.
beforeAll(loadJournalLinks)

beforeEach(async () => {
  await clearPrivateStorage()
  moved.mockReset()
  api = fakeApi()
  api.on('POST', SAVE, { body: SAVED })
  api.on('POST', '/soal/simpan-audio', { body: { message: '' } })
  api.on('GET', '/soal/timers', { body: timerBody('written', 900) })
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody('written') })
  return () => Promise.all(opened.splice(0).map((room) => room.end()))
})

describe('its pulse', () => {
  const PULSE = '/soal/denyut'
  const beatNow = () => window.dispatchEvent(new Event('online'))

  test('an exam room reports the place, what waits, the recording and the window with each pulse', async () => {
    api.on('POST', PULSE, { body: pulseBody('listening', 900) })
    api.on('POST', SAVE, { status: 503, body: {} })
    const room = open(attemptIn('listening'))
    room.store.setState({ index: 7 })
    room.choose(7, '2')
    room.audio.play(7)
    await eventually(() => expect(room.store.getState().unsent).toBe(1))
    beatNow()
    await eventually(() => expect(api.callsOf('POST', PULSE)).toHaveLength(1))
    const expected = { nohp: NOHP, belumTerkirim: 1, page: 7, memutar: true, terlihat: true }
    expect(api.callsOf('POST', PULSE)[0]?.body).toEqual(expected)
  })

  test('a pulse that finds no running attempt makes the room look for it', async () => {
    api.on('POST', PULSE, { status: 404, body: {} })
    api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
    open()
    beatNow()
    await eventually(() => expect(moved).toHaveBeenCalled())
  })

  test('a pulse of a page whose attempt is driven elsewhere stops it', async () => {
    api.on('POST', PULSE, DRIVEN)
    const room = open()
    beatNow()
    await eventually(() => expect(room.store.getState().phase).toBe('driven_elsewhere'))
  })
})

describe('opening', () => {
  test('an exam room starts at the server’s position, with its answers and flags', () => {
    const saved = savedBody('written', [{ id: 52, answer: '3', seq: 8 }], { index: 60, ragu: [52] })
    const room = open(attemptIn('written', { saved }))
    expect(room.store.getState()).toMatchObject({
      phase: 'active',
      index: 60,
      answers: { 52: { answer: '3', seq: 8 } },
      flags: [52],
    })
  })

  test('an exam room delivers and shows what an earlier page left', async () => {
    const record = { ...EMPTY_RECORD, answers: { 53: { answer: '2', seq: 9 } as const }, index: 53 }
    const room = open(attemptIn('written', { record }))
    expect(answersOf(room)).toEqual({ 53: '2' })
    expect(room.store.getState().index).toBe(53)
    await eventually(() => expect(sent()).toEqual([{ id: 53, answer: '2', seq: 9 }]))
  })

  test('an exam room sends its position at once, and so learns which device has the attempt', async () => {
    api.on('POST', SAVE, DRIVEN)
    const room = open()
    await eventually(() => expect(room.store.getState().phase).toBe('driven_elsewhere'))
    expect(saves()[0]).toEqual({ nohp: NOHP, answer: [], index: 51 })
  })

  test('an exam room opened in the grace period delivers what an earlier page left, without any action', async () => {
    const record = { ...EMPTY_RECORD, answers: { 53: { answer: '2', seq: 9 } as const } }
    open(attemptIn('written', { record, seconds: 0 }))
    await eventually(() => expect(sent()).toEqual([{ id: 53, answer: '2', seq: 9 }]))
  })

  test('an exam room keeps unsent answers of an earlier session', async () => {
    const record = { ...EMPTY_RECORD, answers: { 7: { answer: '2', seq: 9 } as const } }
    const room = open(attemptIn('written', { record }))
    expect(room.store.getState().late).toEqual({ 7: { answer: '2', seq: 9, isChecked: true } })
    await room.flush()
    expect(sent()).toEqual([])
  })

  test("an exam room whose session's time is up sends nothing", async () => {
    fakeTime()
    const room = open(attemptIn('written', { seconds: 0 }))
    expect(room.store.getState().phase).toBe('time_up')
    await passTime(60_000)
    expect(saves()).toEqual([])
  })
})

describe('a choice', () => {
  test('a choice is shown at once, and stored before it is sent', async () => {
    let onDisk: unknown
    api.on('POST', SAVE, async ({ body }: RecordedRequest) => {
      if ((body as SaveBody).answer.length > 0) onDisk = (await readRecord(ATTEMPT_ID))?.answers
      return { body: SAVED }
    })
    const room = open()
    room.desk.choose(55, '4')
    expect(answersOf(room)).toEqual({ 55: '4' })
    expect(room.store.getState().unsent).toBe(1)

    await eventually(() => expect(room.store.getState().unsent).toBe(0))
    expect(onDisk).toMatchObject({ 55: { answer: '4', seq: 1 } })
    await eventually(async () => expect((await readRecord(ATTEMPT_ID))?.answers).toEqual({}))
  })

  test('a choice is rendered once, because its delivery changes no answer', async () => {
    const room = open()
    room.choose(51, '2')
    const { answers } = room.store.getState()
    expect(room.store.getState().unsent).toBe(1)
    await eventually(() => expect(room.store.getState().unsent).toBe(0))
    expect(room.store.getState().answers).toBe(answers)
  })

  test('a choice carries its time and the journal’s last link, in case it arrives too late', async () => {
    const room = open()
    const before = Date.now()
    room.desk.choose(55, '4')
    await room.flush()
    room.desk.choose(56, '1')
    await room.flush()
    const delivered = saves().filter(({ answer }) => answer.length > 0)
    const { entries } = room.record().journal
    expect(delivered.map(({ tautan }) => tautan)).toEqual(
      entries.map(({ link }) => link.slice(0, 16))
    )
    expect(delivered.flatMap(({ answer }) => answer.map(({ at }) => at))).toEqual(
      entries.map(({ at }) => at)
    )
    expect(Math.abs((entries[0]?.at ?? 0) - before)).toBeLessThan(1500)
  })

  test('a choice gets a counter above all that the server knows', async () => {
    const saved = savedBody('written', [{ id: 52, answer: '3', seq: 41 }])
    open(attemptIn('written', { saved })).desk.choose(52, '1')
    await eventually(() => expect(sent()).toEqual([{ id: 52, answer: '1', seq: 42 }]))
  })

  test('choosing the same option again is ignored', async () => {
    const room = open()
    room.desk.choose(55, '4')
    room.desk.choose(55, '4')
    await room.flush()
    expect(sent()).toHaveLength(1)
  })

  test('a choice is refused after the time is up', () => {
    const room = open(attemptIn('written', { seconds: 0 }))
    room.desk.choose(55, '4')
    expect(answersOf(room)).toEqual({})
  })

  test('a choice made without a network stays stored after the page closes', async () => {
    const room = open()
    await room.flush()
    api.goOffline()
    room.desk.choose(55, '4')
    room.desk.choose(56, '1')
    await expect(room.flush()).resolves.toBe(false)
    expect(room.store.getState()).toMatchObject({ delivery: 'waiting', unsent: 2 })
    expect(room.hasUnsentAnswers()).toBe(true)
    await room.close()

    api = fakeApi()
    api.on('POST', SAVE, { body: SAVED })
    const record = await readRecord(ATTEMPT_ID)
    const next = open(attemptIn('written', { record }))
    await expect(next.flush()).resolves.toBe(true)
    expect(sent()).toEqual([
      { id: 55, answer: '4', seq: 1 },
      { id: 56, answer: '1', seq: 2 },
    ])
  })

  test('a choice is sent even without storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const room = open()
    room.desk.choose(55, '4')
    await expect(room.flush()).resolves.toBe(true)
    expect(sent()).toEqual([{ id: 55, answer: '4', seq: 1 }])
    expect(room.store.getState().isDurable).toBe(false)
  })
})

describe('a device that cannot store an answer', () => {
  test('a device that cannot store an answer shows so at once, even while delivery waits, until it can', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const room = open()
    await room.flush()
    api.goOffline()
    room.desk.choose(55, '4')
    await room.flush()
    expect(room.store.getState()).toMatchObject({ delivery: 'waiting', isDurable: true })

    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    room.desk.choose(56, '1')
    await eventually(() => expect(room.store.getState().isDurable).toBe(false))
    expect(room.store.getState().delivery).toBe('waiting')

    put.mockRestore()
    room.desk.choose(57, '2')
    await eventually(() => expect(room.store.getState().isDurable).toBe(true))
    const stored = await readRecord(ATTEMPT_ID)
    expect(Object.keys(stored?.answers ?? {})).toEqual(['55', '56', '57'])
    expect(stored?.journal.entries.map(({ id }) => id)).toEqual([55, 56, 57])
  })
})

describe("the server's answer to a save", () => {
  test("a save's response about added time updates the countdown at once", async () => {
    const attempt = attemptIn('written', { seconds: 600 })
    const room = open(attempt)
    const deadline = new Date(Date.parse(attempt.timer.deadline) + 120_000).toISOString()
    api.on('POST', SAVE, {
      body: { ...SAVED, sesi: 'written', secondsRemaining: 720, deadline },
    })
    room.desk.choose(55, '4')
    await room.flush()
    expect(room.countdown.remaining()).toBeGreaterThan(700)
    expect(room.deadline()).toBe(Date.parse(deadline))
    expect(room.store.getState().added).toEqual({ seconds: 120 })
  })

  test("a save's response about another session does not change this session's time", async () => {
    api.on('GET', '/soal/timers', { body: timerBody('reading', 3300) })
    const { sesi, secondsRemaining, deadline } = timerBody('reading', 3300)
    api.on('POST', SAVE, {
      body: { ...SAVED, sesi: sesi as 'reading', secondsRemaining, deadline },
    })
    const room = open(attemptIn('written', { seconds: 600 }))
    await eventually(() => expect(moved).toHaveBeenCalled())
    expect(room.store.getState().added).toBeNull()
    expect(room.countdown.remaining()).toBeLessThanOrEqual(600)
  })

  test('a stale save fetches the server’s answers and shows them', async () => {
    api.on('POST', SAVE, { body: { ...SAVED, stale: [55] } })
    api.on('GET', '/soal/ambil-jawaban', {
      body: savedBody('written', [{ id: 55, answer: '2', seq: 50 }]),
    })
    const room = open()
    room.desk.choose(55, '4')
    await eventually(() => expect(answersOf(room)).toEqual({ 55: '2' }))
    expect(room.store.getState().unsent).toBe(0)
  })

  test('a save after the session keeps the answers with their times, fetches the state, and stops retrying', async () => {
    api.on('POST', SAVE, LATE)
    api.on('GET', '/soal/timers', { body: timerBody('written', 0) })
    const room = open()
    const before = Date.now()
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().phase).toBe('time_up'))
    await eventually(() => expect(room.store.getState().unsent).toBe(0))
    expect(answersOf(room)).toEqual({})
    // The next try would send everything that is still waiting.
    await expect(room.flush()).resolves.toBe(true)
    expect(saves().length).toBeLessThanOrEqual(2)

    await eventually(() => expect(room.store.getState().late).toHaveProperty('55.isChecked', true))
    const held = room.store.getState().late[55]
    expect(held).toMatchObject({ answer: '4', isChecked: true })
    expect(Math.abs((held?.at ?? 0) - before)).toBeLessThan(1500)
    await eventually(async () => expect((await readRecord(ATTEMPT_ID))?.late[55]).toEqual(held))
    expect(room.late()?.deadlines.written).toBeGreaterThan(before - 2000)
  })

  test('a save after the session whose first ‘saved’ was lost is not reported as late', async () => {
    const room = open()
    await room.flush()
    api.goOffline()
    room.desk.choose(55, '4')
    room.desk.choose(56, '1')
    await room.flush()
    api = fakeApi()
    api.on('POST', SAVE, LATE)
    api.on('GET', '/soal/timers', { body: timerBody('written', 0) })
    api.on('GET', '/soal/ambil-jawaban', {
      body: savedBody('written', [{ id: 55, answer: '4', seq: 1 }]),
    })
    await room.flush()
    await eventually(() => expect(room.store.getState().late).toHaveProperty('56.isChecked', true))
    expect(Object.keys(room.store.getState().late)).toEqual(['56'])
    expect(answersOf(room)).toEqual({ 55: '4' })
  })

  test('a rejected save in another session keeps the refused answers', async () => {
    api.on('POST', SAVE, { body: { ...SAVED, rejected: [55] } })
    api.on('GET', '/soal/timers', { body: timerBody('reading', 900) })
    const room = open()
    room.desk.choose(55, '4')
    await eventually(() => expect(moved).toHaveBeenCalled())
    await eventually(async () =>
      expect((await readRecord(ATTEMPT_ID))?.late).toHaveProperty('55.isChecked', false)
    )
  })

  test('late answers are retried when the session gets more time', async () => {
    api.on('POST', SAVE, LATE)
    api.on('GET', '/soal/timers', { body: timerBody('written', 0) })
    const room = open()
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().phase).toBe('time_up'))
    await eventually(() => expect(room.store.getState().late).toHaveProperty('55.isChecked', true))

    api.on('POST', SAVE, { body: SAVED })
    api.on('GET', '/soal/timers', { body: timerBody('written', 300) })
    const earlier = sent().length
    await room.revisit()
    await eventually(() => expect(sent().slice(earlier)).toEqual([{ id: 55, answer: '4', seq: 1 }]))
    expect(answersOf(room)).toEqual({ 55: '4' })
    expect(room.late()).toBeNull()
  })

  test('an answer is kept and reported when another device has the attempt', async () => {
    const room = open()
    await room.flush()
    api.on('POST', SAVE, DRIVEN)
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().phase).toBe('driven_elsewhere'))
    expect((await readRecord(ATTEMPT_ID))?.answers).toMatchObject({ 55: { answer: '4', seq: 1 } })
  })

  test('a refused lab does not interrupt the exam, and answers are delivered later', async () => {
    const room = open()
    await room.flush()
    api.on('POST', SAVE, {
      status: 403,
      body: { message: 'Kunci lama.', code: 'lab_tidak_dikenal' },
    })
    room.desk.choose(55, '4')
    await eventually(() => expect(saves().length).toBeGreaterThan(0))
    expect(room.store.getState().phase).toBe('active')

    api.on('POST', SAVE, { body: { message: 'ok', rejected: [], stale: [] } })
    await eventually(() => expect(room.store.getState().unsent).toBe(0))
    expect(room.store.getState().phase).toBe('active')
  })

  test('an answer is kept and reported when another user is signed in', async () => {
    const room = open()
    await room.flush()
    api.on('POST', SAVE, { status: 403, body: { message: 'Nomor HP tidak sesuai.' } })
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().phase).toBe('other_account'))
    expect(saves().every(({ nohp }) => nohp === NOHP)).toBe(true)
  })
})

describe('position and flags', () => {
  test('position and flags are saved in their last state', async () => {
    const room = open()
    room.desk.goTo(60)
    room.desk.setFlag(60, true)
    room.desk.setFlag(55, true)
    room.desk.setFlag(60, false)
    await room.flush()
    expect(room.store.getState()).toMatchObject({ index: 60, flags: [55] })
    const last = saves()[saves().length - 1]
    expect(last?.ragu ?? saves()[saves().length - 2]?.ragu).toEqual([55])
    await eventually(async () => expect((await readRecord(ATTEMPT_ID))?.flags).toBeNull())
  })

  test('position changes alone are collected before they are sent', async () => {
    fakeTime()
    const room = open()
    await passTime(60_000)
    const before = saves().length
    room.desk.goTo(60)
    await passTime(1_000)
    room.desk.goTo(61)
    expect(saves()).toHaveLength(before)
    await passTime(60_000)
    expect(saves().slice(before)).toEqual([{ nohp: NOHP, answer: [], index: 61 }])
  })

  test('position changes are sent at once when the page closes', async () => {
    const room = open()
    await room.flush()
    const before = saves().length
    room.desk.goTo(61)
    room.sendLast()
    expect(saves()[before]).toEqual({ nohp: NOHP, answer: [], index: 61 })
  })
})

describe('returning to the page', () => {
  test('returning to the page fetches the server’s time and newer answers', async () => {
    const room = open()
    api.on('GET', '/soal/timers', { body: timerBody('written', 321) })
    api.on('GET', '/soal/ambil-jawaban', {
      body: savedBody('written', [{ id: 55, answer: '2', seq: 50 }], { ragu: [55] }),
    })
    await room.revisit()
    expect(room.countdown.remaining()).toBe(321)
    expect(answersOf(room)).toEqual({ 55: '2' })
    expect(room.store.getState().flags).toEqual([55])
  })

  test('returning to the page keeps choices delivered while the state was being fetched', async () => {
    const room = open()
    await room.flush()
    const late = heldAnswer<'GET', '/soal/ambil-jawaban'>()
    api.on('GET', '/soal/ambil-jawaban', late.answer)
    const visit = room.revisit()
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().unsent).toBe(0))
    late.release({ body: savedBody('written') })
    await visit
    expect(answersOf(room)).toEqual({ 55: '4' })
  })

  test('returning to the page in another session reports it', async () => {
    const room = open()
    api.on('GET', '/soal/timers', { body: timerBody('reading', 3000) })
    await room.revisit()
    expect(moved).toHaveBeenCalledOnce()
  })

  test('returning to time added during a break fetches the questions, which were not loaded', async () => {
    const paper = paperIn('reading')
    const room = open(attemptIn('written', { seconds: 0, paper }))
    api.on('GET', '/soal/timers', { body: timerBody('written', 300) })
    await room.revisit()
    expect(moved).toHaveBeenCalledOnce()
    expect(room.store.getState().phase).toBe('time_up')
  })

  test('returning to added time reopens the questions', async () => {
    const room = open(attemptIn('written', { seconds: 0 }))
    api.on('GET', '/soal/timers', { body: timerBody('written', 300) })
    await room.revisit()
    expect(room.store.getState().phase).toBe('active')
  })
})

describe('when the time is up', () => {
  test('when the time is up, the questions close, the last answers are sent, and the server is asked', async () => {
    const room = open(attemptIn('written', { seconds: 0.05 }))
    api.on('GET', '/soal/timers', { body: timerBody('written', 0) })
    room.desk.choose(55, '4')
    await eventually(() => expect(room.store.getState().phase).toBe('time_up'))
    await eventually(() => expect(api.callsOf('GET', '/soal/timers')).not.toHaveLength(0))
    expect(sent()).toEqual([{ id: 55, answer: '4', seq: 1 }])
  })

  test("a time that is up only by the device's clock continues", async () => {
    const room = open(attemptIn('written', { seconds: 0.05 }))
    api.on('GET', '/soal/timers', { body: timerBody('written', 60) })
    await eventually(() => expect(room.countdown.remaining()).toBeGreaterThan(2))
    expect(room.store.getState().phase).toBe('active')
  })
})

describe('the end of a session', () => {
  test('zero seconds from the server close the questions early', async () => {
    api.on('PUT', '/soal/timers-to-zero', { body: timerBody('written', 0) })
    const room = open()
    await room.endEarly()
    expect(room.store.getState().phase).toBe('time_up')
  })

  test('moving on sends the answers of the left session', async () => {
    api.on('PUT', '/soal/timers/next', { body: timerBody('reading', 3300) })
    const room = open(attemptIn('written', { seconds: 0 }))
    await room.moveOn()
    expect(api.callsOf('PUT', '/soal/timers/next')[0]?.body).toEqual({
      nohp: NOHP,
      from: 'written',
    })
  })

  test('a takeover sends this package only', async () => {
    api.on('PUT', '/soal/timers', { body: timerBody('written', 300) })
    await open().takeOver()
    expect(api.callsOf('PUT', '/soal/timers')[0]?.body).toEqual({
      nohp: NOHP,
      paketId: PAKET_ID,
      takeover: true,
    })
  })
})

describe('finishing', () => {
  const reading = () => attemptIn('reading', { saved: savedBody('reading', allAnswers('reading')) })

  test('finishing sends all answers of reading once, and deletes the attempt on this device', async () => {
    api.on('POST', '/soal/jawaban', { body: SCORE })
    const room = open(reading())
    await room.flush()
    const scores = await Promise.all([room.submit(), room.submit()])
    expect(scores).toEqual([SCORE, SCORE])
    const calls = api.callsOf('POST', '/soal/jawaban')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ nohp: NOHP, answers: { length: 50 } })
    expect(await readRecord(ATTEMPT_ID)).toBeNull()
    expect(room.hasUnsentAnswers()).toBe(false)
  })

  test('finishing too late keeps the answers that the server does not have', async () => {
    const room = open(reading())
    await room.flush()
    api.goOffline()
    room.desk.choose(94, '4')
    room.desk.choose(95, '4')
    await room.flush()
    api = fakeApi()
    api.on('POST', SAVE, { status: 409, body: { code: 'tidak_berjalan' } })
    api.on('GET', '/soal/timers', { status: 503, body: {} })
    api.on('GET', '/soal/ambil-jawaban', { status: 503, body: {} })
    api.on('POST', '/soal/jawaban', { body: { ...SCORE, rejected: [94] } })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await room.flush()
    await room.submit()
    // The server reported the other ones, so they were sent again.
    expect(api.callsOf('POST', '/soal/jawaban')[0]?.body).toMatchObject({
      answers: expect.arrayContaining([
        { id: 94, answer: '4', seq: 51 },
        { id: 95, answer: '4', seq: 52 },
      ]),
    })
    expect(room.late()?.late).toEqual({
      94: { answer: '4', seq: 51, at: expect.any(Number), isChecked: true },
    })
    expect(await readRecord(ATTEMPT_ID)).toMatchObject({ late: room.late()?.late, index: null })
  })

  test('finishing can be retried after a failure, and nothing is deleted', async () => {
    api.on('POST', '/soal/jawaban', { status: 503, body: {} })
    const room = open(reading())
    await eventually(async () => expect(await readRecord(ATTEMPT_ID)).not.toBeNull())
    await expect(room.submit()).rejects.toMatchObject({ status: 503 })
    expect(await readRecord(ATTEMPT_ID)).not.toBeNull()

    api.on('POST', '/soal/jawaban', { body: SCORE })
    await expect(room.submit()).resolves.toEqual(SCORE)
  })
})

test('closing a room waits until its running requests have ended and are stored', async () => {
  const room = open()
  await room.flush()
  const late = heldAnswer<'POST', '/soal/simpan-jawaban'>()
  api.on('POST', SAVE, late.answer)
  room.desk.choose(55, '4')
  await eventually(() => expect(sent()).toHaveLength(1))
  const closed = room.close()
  late.release({ body: SAVED })
  await closed
  expect((await readRecord(ATTEMPT_ID))?.answers).toEqual({})
})

describe('two tabs', () => {
  test('two tabs share choices, flags and played recordings', async () => {
    const one = open(attemptIn('listening'))
    const other = open(attemptIn('listening'))
    one.desk.choose(5, '2')
    one.desk.setFlag(5, true)
    one.audio.play(5)
    await eventually(() => expect(other.store.getState().flags).toEqual([5]))
    expect(answersOf(other)).toEqual({ 5: '2' })
    await eventually(() => expect(other.audio.isPlayedInOtherTab(5)).toBe(true))

    // The second tab's counter is above the first one's.
    other.desk.choose(5, '3')
    await eventually(() => expect(answersOf(one)).toEqual({ 5: '3' }))
  })

  test('two tabs send links of the one stored journal', async () => {
    const [one, other] = [open(), open()]
    const choices = [
      [one, 55],
      [other, 56],
      [one, 57],
    ] as const
    for (const [room, page] of choices) {
      room.desk.choose(page, '2')
      for (const each of [one, other]) {
        await eventually(() => expect(answersOf(each)).toHaveProperty(String(page)))
      }
      await room.flush()
    }
    const links = (await readRecord(ATTEMPT_ID))?.journal.entries.map(({ link }) => link)
    const anchors = saves().flatMap(({ tautan = [] }) => tautan)
    expect(anchors).toEqual(links?.map((link) => link.slice(0, 16)))
  })

  test('a tab learns from the other that the attempt has left the session', async () => {
    api.on('PUT', '/soal/timers/next', { body: timerBody('reading', 3300) })
    const one = open(attemptIn('written', { seconds: 0 }))
    open(attemptIn('written', { seconds: 0 }))
    await one.moveOn()
    await eventually(() => expect(moved).toHaveBeenCalledOnce())
  })

  test("two tabs deliver each other's failed answers", async () => {
    const one = open()
    await one.flush()
    const two = open()
    await two.flush()
    api.goOffline()
    one.desk.choose(55, '4')
    await one.flush()
    await one.close()

    api = fakeApi()
    api.on('POST', SAVE, { body: SAVED })
    api.on('GET', '/soal/timers', { body: timerBody('written', 900) })
    api.on('GET', '/soal/ambil-jawaban', { body: savedBody('written') })
    await two.revisit()
    await eventually(() => expect(sent()).toEqual([{ id: 55, answer: '4', seq: 1 }]))
  })
})
