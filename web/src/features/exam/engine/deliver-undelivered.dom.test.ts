import 'fake-indexeddb/auto'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  deliverUndelivered,
  deliverWithin,
  readUndelivered,
} from '@/features/exam/engine/deliver-undelivered'
import { changeRecord, readRecord } from '@/features/exam/engine/storage'
import { withAnswer, type ExamRecord } from '@/features/exam/model/exam-record'
import { withEntry } from '@/features/exam/model/journal'
import { ATTEMPT_ID, NOHP, SCORE, timerBody } from '@/features/exam/testing/exam-fixtures'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { eventually } from '@/testing/eventually'

const SAVE = '/soal/simpan-jawaban'
const LATE = '/soal/jawaban-terlambat'

let api: FakeApi

beforeEach(async () => {
  await clearPrivateStorage()
  api = fakeApi()
})

/** Stores a choice that the server doesn't have. */
async function choose(page: number, attemptId = ATTEMPT_ID) {
  const choice = { answer: '2', seq: page, at: 100 } as const
  await changeRecord(attemptId, (record): ExamRecord => ({
    ...withAnswer(record, page, choice),
    journal: withEntry(record.journal, attemptId, { id: page, ...choice, jam: 90 }),
  }))
}

test('unsent answers of a running attempt are saved', async () => {
  await choose(1)
  await choose(2)
  api.on('GET', '/soal/timers', { body: timerBody('listening', 600) })
  api.on('POST', SAVE, { body: { message: '', stale: [], rejected: [] } })

  expect(await readUndelivered()).toEqual({ attemptIds: [ATTEMPT_ID], answers: 2 })
  expect(await deliverUndelivered(NOHP)).toBeNull()
  expect(api.callsOf('POST', SAVE)).toMatchObject([
    { body: { nohp: NOHP, answer: [{ id: 1 }, { id: 2 }] } },
  ])
})

test('answers after the end of their session are offered with the journal', async () => {
  await choose(1)
  api.on('GET', '/soal/timers', { body: timerBody('listening', 0) })
  api.on('POST', SAVE, { status: 409, body: { code: REFUSAL.late } })
  api.on('POST', LATE, { body: { message: '', held: [1], saved: [] } })

  expect(await deliverUndelivered(NOHP)).toBeNull()
  expect(api.callsOf('POST', LATE)).toMatchObject([{ body: { simulasi: ATTEMPT_ID } }])
  expect((await readRecord(ATTEMPT_ID))?.late).toMatchObject({ 1: { isHeld: true } })
})

test('a finished attempt is settled, and an earlier one is offered as late', async () => {
  await choose(1)
  await choose(2, 5)
  api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
  api.on('POST', '/soal/jawaban', { body: SCORE })
  api.on('POST', LATE, { body: { message: '', held: [2], saved: [] } })

  expect(await deliverUndelivered(NOHP)).toBeNull()
  expect(api.callsOf('POST', '/soal/jawaban')).toMatchObject([{ body: { answers: [{ id: 1 }] } }])
  expect(api.callsOf('POST', LATE)).toMatchObject([{ body: { simulasi: 5 } }])
  expect(await readRecord(ATTEMPT_ID)).toBeNull()
})

test('without a network, and where another device drives the attempt, everything stays', async () => {
  await choose(1)
  const left = { attemptIds: [ATTEMPT_ID], answers: 1 }
  api.on('GET', '/soal/timers', { status: 409, body: { code: REFUSAL.drivenElsewhere } })
  expect(await deliverUndelivered(NOHP)).toEqual(left)
  api.on('GET', '/soal/timers', { body: timerBody('listening', 600) })
  api.on('POST', SAVE, { status: 409, body: { code: REFUSAL.drivenElsewhere } })
  expect(await deliverUndelivered(NOHP)).toEqual(left)
  api.goOffline()
  expect(await deliverUndelivered(NOHP)).toEqual(left)
  expect((await readRecord(ATTEMPT_ID))?.answers).toMatchObject({ 1: { answer: '2' } })
})

test('no call is made when nothing is undelivered', async () => {
  await changeRecord(ATTEMPT_ID, (record) => record)
  expect(await deliverUndelivered(NOHP)).toBeNull()
  expect(api.requests).toEqual([])
})

test('a server that does not answer is not waited for', async () => {
  await choose(1)
  const { promise, resolve } = Promise.withResolvers<{ status: 503 }>()
  api.on('GET', '/soal/timers', () => promise)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = deliverWithin(NOHP, 6000)
    await eventually(() => expect(api.requests).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(6000)
    expect(await asked).toEqual({ attemptIds: [ATTEMPT_ID], answers: 1 })
  } finally {
    vi.useRealTimers()
    resolve({ status: 503 })
  }
})
