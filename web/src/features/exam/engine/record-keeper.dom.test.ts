import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createRecordKeeper } from '@/features/exam/engine/record-keeper'
import { readRecord } from '@/features/exam/engine/storage'
import { EMPTY_RECORD, withFlags, withIndex } from '@/features/exam/model/exam-record'
import { clearPrivateStorage } from '@/lib/storage/private-store'

const ATTEMPT = 7

beforeEach(clearPrivateStorage)

test('changes of one frame are stored together, in order', async () => {
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
  await vi.waitFor(() => expect(puts).toHaveBeenCalledOnce())
  keeper.change((record) => withFlags(record, [4]))
  await expect(keeper.stored()).resolves.toBe(true)
  expect(await readRecord(ATTEMPT)).toMatchObject({ index: 3, flags: [4] })
})
