import 'fake-indexeddb/auto'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadExam } from '@/features/exam/engine/load-exam'
import { changeRecord, readRecord } from '@/features/exam/engine/storage'
import { EMPTY_RECORD, withAnswer, withIndex } from '@/features/exam/model/exam-record'
import {
  ATTEMPT_ID,
  NOHP,
  PAKET_ID,
  paperIn,
  savedBody,
  timerBody,
  SCORE,
} from '@/features/exam/testing/exam-fixtures'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { fakeApi, type FakeApi } from '@/testing/fake-api'

let api: FakeApi
const held = { answer: '2', seq: 4, at: 1 } as const
const load = () => loadExam(PAKET_ID, NOHP)
const REFUSED = { body: { bolehAkses: false, pending: false, alasan: null } }
const ELSEWHERE = { status: 409, body: { code: 'dipakai_di_perangkat_lain' } } as const
const granted = (paketId: number | null) => ({ body: { bolehAkses: paketId !== null, paketId } })

beforeEach(async () => {
  await clearPrivateStorage()
  api = fakeApi()
  api.on('GET', '/users/cek-akses', granted(PAKET_ID))
  api.on('GET', '/soal/cek-endtime', { body: { hasEndTime: false } })
  api.on('GET', '/soal', { body: paperIn(null) })
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody(null) })
  api.on('GET', '/soal/ambil-audio', { body: { data: [], positions: {} } })
})

function runIn(session: 'listening' | 'written', seconds: number) {
  api.on('GET', '/soal/cek-endtime', { body: { hasEndTime: true } })
  api.on('GET', '/soal/timers', { body: timerBody(session, seconds) })
  api.on('GET', '/soal', { body: paperIn(session) })
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody(session) })
}

test('a grant without an attempt is ready, and needs no timer', async () => {
  expect(await load()).toMatchObject({ kind: 'ready', paper: { nama_paket: 'Paket A' } })
  expect(api.callsOf('GET', '/soal')[0]?.query).toEqual({ paketId: String(PAKET_ID) })
  expect(api.requests).toHaveLength(5)
})

test('a running attempt loads its time, its answers and the device’s record', async () => {
  runIn('written', 900)
  await changeRecord(ATTEMPT_ID, (record) => withIndex(record, 60))
  const standing = await load()
  expect(standing).toMatchObject({
    kind: 'running',
    attempt: { nohp: NOHP, session: 'written', record: { index: 60 } },
  })
})

test('an attempt of another login is not shown', async () => {
  runIn('listening', 900)
  api.on('GET', '/soal', ELSEWHERE)
  api.on('PUT', '/soal/timers', ELSEWHERE)
  expect(await load()).toEqual({ kind: 'elsewhere' })
})

test('an attempt that was released from its device goes on here without a question', async () => {
  runIn('listening', 900)
  api.on('GET', '/soal', ELSEWHERE)
  api.on('PUT', '/soal/timers', () => {
    runIn('listening', 900)
    return { body: timerBody('listening', 900) }
  })
  expect(await load()).toMatchObject({ kind: 'running' })
  expect(api.callsOf('PUT', '/soal/timers')[0]?.body).not.toHaveProperty('takeover')
})

test('records of other attempts are deleted, except late answers', async () => {
  runIn('listening', 900)
  await changeRecord(98, (record) => withIndex(record, 60))
  await changeRecord(99, (record) => withAnswer(withIndex(record, 60), 60, held))
  await load()
  expect(await readRecord(98)).toBeNull()
  expect(await readRecord(99)).toEqual({
    ...EMPTY_RECORD,
    late: { 60: { ...held, isChecked: false } },
  })
})

test('before another start the server is asked about the last attempt’s answers', async () => {
  await changeRecord(ATTEMPT_ID, (record) =>
    withAnswer(withAnswer(record, 100, held), 101, { answer: '1', seq: 5 })
  )
  api.on('GET', '/soal/ambil-jawaban', { body: savedBody('finished') })
  api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
  api.on('POST', '/soal/jawaban', { body: { ...SCORE, rejected: [100] } })
  expect(await load()).toMatchObject({ kind: 'ready' })
  expect((await readRecord(ATTEMPT_ID))?.late).toEqual({ 100: { ...held, isChecked: true } })

  // It asks only once.
  await load()
  expect((await readRecord(ATTEMPT_ID))?.late).toEqual({ 100: { ...held, isChecked: true } })
})

describe('after an exclusion', () => {
  const excluded = { status: 403, body: { code: REFUSAL.excluded } } as const

  beforeEach(() => {
    api.on('GET', '/soal/ambil-jawaban', excluded)
    api.on('GET', '/soal/ambil-audio', excluded)
    api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
  })

  test('another package that was granted is ready', async () => {
    expect(await load()).toMatchObject({ kind: 'ready', paper: { nama_paket: 'Paket A' } })
  })

  test('the excluded attempt is shown as finished', async () => {
    api.on('GET', '/users/cek-akses', granted(null))
    api.on('GET', '/users/cek-akses/3', REFUSED)
    api.on('GET', '/soal', excluded)
    expect(await load()).toEqual({ kind: 'finished', attemptId: ATTEMPT_ID })
  })
})

describe('without access', () => {
  test('the exam is denied without access', async () => {
    api.on('GET', '/users/cek-akses', granted(null))
    api.on('GET', '/users/cek-akses/3', REFUSED)
    api.on('GET', '/soal', { status: 403, body: {} })
    expect(await load()).toEqual({ kind: 'denied', reason: null })
  })

  test('the exam is denied for a lab-only package outside the labs', async () => {
    api.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: PAKET_ID } })
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: 'Hanya di lab.', butuhLab: true },
    })
    expect(await load()).toEqual({ kind: 'denied', reason: 'Hanya di lab.' })
  })

  test('the exam is denied for a package that does not exist', async () => {
    api.on('GET', '/users/cek-akses', granted(null))
    api.on('GET', '/users/cek-akses/3', {
      status: 404,
      body: { message: 'Paket tidak ditemukan.' },
    })
    api.on('GET', '/soal', { status: 403, body: {} })
    expect(await load()).toEqual({ kind: 'denied', reason: 'Paket tidak ditemukan.' })
  })

  test('the exam is not denied with a grant behind a newer lab-only one', async () => {
    api.on('GET', '/users/cek-akses', { body: { bolehAkses: false, paketId: PAKET_ID + 1 } })
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: true, pending: false, alasan: null },
    })
    expect(await load()).toMatchObject({ kind: 'ready' })
  })

  test('the exam is denied while another package runs', async () => {
    api.on('GET', '/users/cek-akses', granted(PAKET_ID + 1))
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: 'Paket lain sedang berjalan.' },
    })
    api.on('GET', '/soal', { status: 403, body: {} })
    expect(await load()).toEqual({ kind: 'denied', reason: 'Paket lain sedang berjalan.' })
  })

  test('the exam is not denied with an unused grant for this package behind a newer one', async () => {
    api.on('GET', '/users/cek-akses', granted(PAKET_ID + 1))
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: true, pending: false, alasan: null },
    })
    expect(await load()).toMatchObject({ kind: 'ready' })
  })
})

describe('an attempt that the server ended', () => {
  beforeEach(() => {
    api.on('GET', '/users/cek-akses', granted(null))
    api.on('GET', '/users/cek-akses/3', REFUSED)
    api.on('GET', '/soal', { status: 403, body: {} })
    api.on('GET', '/soal/ambil-jawaban', { body: savedBody('finished') })
    api.on('GET', '/soal/timers', { body: timerBody('finished', 0) })
  })

  test('an attempt that the server ended shows its result if this device has data of it', async () => {
    await changeRecord(ATTEMPT_ID, (record) => withIndex(record, 100))
    expect(await load()).toEqual({ kind: 'finished', attemptId: ATTEMPT_ID })
  })

  test('an attempt that the server ended shows its result even without data on this device', async () => {
    expect(await load()).toEqual({ kind: 'finished', attemptId: ATTEMPT_ID })
  })

  test("the reason why a package cannot be taken again replaces an ended attempt's result", async () => {
    api.on('GET', '/users/cek-akses/3', {
      body: { bolehAkses: false, pending: true, alasan: 'Menunggu verifikasi.' },
    })
    expect(await load()).toEqual({ kind: 'denied', reason: 'Menunggu verifikasi.' })
    await changeRecord(ATTEMPT_ID, (record) => withIndex(record, 100))
    expect(await load()).toEqual({ kind: 'finished', attemptId: ATTEMPT_ID })
  })

  test('an ended attempt of another package is ignored', async () => {
    await changeRecord(ATTEMPT_ID, (record) => withIndex(record, 100))
    api.on('GET', '/soal/timers', { body: { ...timerBody('finished', 0), paketId: 9 } })
    expect(await load()).toEqual({ kind: 'denied', reason: null })
  })
})

test('a failed call fails loading the exam', async () => {
  api.on('GET', '/soal/ambil-audio', { status: 503, body: {} })
  await expect(load()).rejects.toMatchObject({ status: 503 })
})
