import 'fake-indexeddb/auto'
import { get } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { changeRecord, readRecord, readRecords } from '@/features/exam/engine/storage'
import {
  EMPTY_RECORD,
  withAnswer,
  withFlags,
  withIndex,
  type ExamRecord,
} from '@/features/exam/model/exam-record'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { eventually } from '@/testing/eventually'

const ATTEMPT = 7

beforeEach(clearPrivateStorage)

test('changes within one frame are stored together, in order', async () => {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
  const keeper = createRecordKeeper(ATTEMPT, EMPTY_RECORD)
  keeper.change((record) => withIndex(record, 3))
  keeper.change((record) => withFlags(record, [4]))
  keeper.change((record) => withIndex(record, 5))
  expect(keeper.current()).toMatchObject({ index: 5, flags: [4] })
  await expect(keeper.stored()).resolves.toBe(true)
  expect(await readRecord(ATTEMPT)).toMatchObject({ index: 5, flags: [4] })
  expect(puts).toHaveBeenCalledOnce()
})

test('a change during a write is stored too', async () => {
  const keeper = createRecordKeeper(ATTEMPT, EMPTY_RECORD)
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
  keeper.change((record) => withIndex(record, 3))
  await eventually(() => expect(puts).toHaveBeenCalledOnce())
  keeper.change((record) => withFlags(record, [4]))
  await expect(keeper.stored()).resolves.toBe(true)
  expect(await readRecord(ATTEMPT)).toMatchObject({ index: 3, flags: [4] })
})

test('a change during a write waits for its own frame, not for one after the write', async () => {
  const keeper = createRecordKeeper(ATTEMPT, EMPTY_RECORD)
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
  keeper.change((record) => withIndex(record, 3))
  await eventually(() => expect(puts).toHaveBeenCalledOnce())
  keeper.change((record) => withIndex(record, 4))
  expect(frames).toHaveBeenCalledTimes(2)
  await keeper.stored()
})

test('a failed write is repeated with the next change, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const keeper = createRecordKeeper(ATTEMPT, EMPTY_RECORD)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  keeper.change((record) => withIndex(record, 3))
  await expect(keeper.stored()).resolves.toBe(false)
  expect(warn).toHaveBeenCalled()
  put.mockRestore()

  keeper.change((record) => withFlags(record, [4]))
  await expect(keeper.stored()).resolves.toBe(true)
  expect(await readRecord(ATTEMPT)).toMatchObject({ index: 3, flags: [4] })
})

describe('a page that closes', () => {
  const place = (index: number) => (record: ExamRecord) => withIndex(record, index)

  async function openKeeper() {
    const keeper = createRecordKeeper(ATTEMPT, EMPTY_RECORD)
    keeper.change(place(3))
    await keeper.stored()
    return keeper
  }

  test('a closing page leaves its unwritten changes, and the next page stores them', async () => {
    const keeper = await openKeeper()
    keeper.change((record) => withAnswer(place(4)(record), 4, { answer: '2', seq: 1 }))
    keeper.leave()
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
    const found = await readRecord(ATTEMPT)
    expect(puts).not.toHaveBeenCalled()
    expect(found).toMatchObject({ index: 4, answers: { 4: { answer: '2', seq: 1 } } })
    expect((await readRecords())[0]?.[1]).toEqual(found)
    await changeRecord(ATTEMPT, (record) => withFlags(record, [7]))
    expect(await storedRecord()).toMatchObject({ index: 4, flags: [7], answers: found?.answers })
    expect(localStorage).toHaveLength(0)
    await keeper.stored()
  })

  test('a closing page leaves changes that are being written', async () => {
    const keeper = await openKeeper()
    const put = IDBObjectStore.prototype.put
    let left = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...entry
    ) {
      keeper.leave()
      left = localStorage.length
      return put.apply(this, entry)
    })
    keeper.change(place(4))
    await keeper.stored()
    expect(left).toBe(1)
    expect(localStorage).toHaveLength(0)
  })

  test('a closing page leaves nothing if everything is stored', async () => {
    const keeper = await openKeeper()
    keeper.leave()
    expect(localStorage).toHaveLength(0)
  })

  test('a closing page leaves nothing once its user has signed out', async () => {
    const keeper = await openKeeper()
    keeper.change(place(4))
    await keeper.end()
    keeper.change(place(5))
    keeper.leave()
    expect(localStorage).toHaveLength(0)
  })

  test('a closing page leaves records that sign-out deletes', async () => {
    const keeper = await openKeeper()
    keeper.change(place(4))
    keeper.leave()
    await keeper.end()
    await clearPrivateStorage()
    expect(localStorage).toHaveLength(0)
  })
})

/** The record in the database. */
const storedRecord = () => get<ExamRecord>(`exam:${ATTEMPT}`, privateStore())
