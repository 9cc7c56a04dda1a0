import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { clear, createStore, entries, get, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimPrivateStore } from '@/lib/storage/claim-private-store'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'

const DAY_MS = 24 * 60 * 60_000
const AYU = '081200000001'
const BUDI = '081200000002'
const UNSENT = { answers: { 7: { answer: '2', seq: 1 } }, late: {} }
const LATE = { answers: {}, late: { 9: { answer: '1', seq: 2 } } }
const OFFERED = { answers: {}, late: { 9: { answer: '1', seq: 2, isOffered: true } } }

const aside = () => entries<string, unknown>(createStore('lulus-aside', 'owners'))
const names = async () => (await keys<string>(privateStore())).sort()
const put = (name: string, value: unknown) => set(name, value, privateStore())

beforeEach(async () => {
  vi.stubGlobal('localStorage', {})
  await clearPrivateStorage()
  await clear(createStore('lulus-aside', 'owners'))
  await claimPrivateStore(AYU)
})
afterEach(() => vi.useRealTimers())

test("another owner sees nothing, and the previous owner's undelivered records return with that owner", async () => {
  const key = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
  ])
  await put('exam:7', UNSENT)
  await put('exam:6', LATE)
  await put('rescue:7', { key, token: 'x' })

  await claimPrivateStore(BUDI)
  expect(await names()).toEqual(['owner'])
  expect(await get('owner', privateStore())).toBe(BUDI)
  await put('exam:8', UNSENT)

  await claimPrivateStore(AYU)
  expect(await names()).toEqual(['exam:6', 'exam:7', 'owner', 'rescue:7'])
  expect(await get('exam:7', privateStore())).toEqual(UNSENT)
  expect((await get<{ key: CryptoKey }>('rescue:7', privateStore()))?.key.extractable).toBe(false)
  expect((await aside()).map(([owner]) => owner)).toEqual([BUDI])
})

test('everything else of the previous owner is deleted', async () => {
  await put('exam:7', OFFERED)
  await put('exam:6', { answers: {} })
  await put('rescue:7', { token: 'x' })
  await put('something', 'private')

  await claimPrivateStore(BUDI)
  expect(await names()).toEqual(['owner'])
  expect(await aside()).toEqual([])
})

test("another user's sign-out leaves the set-aside records alone", async () => {
  await put('exam:7', UNSENT)
  await claimPrivateStore(BUDI)
  await clearPrivateStorage()

  await claimPrivateStore(AYU)
  expect(await names()).toEqual(['exam:7', 'owner'])
})

test('records already in the store are newer than the set-aside ones', async () => {
  await put('exam:7', UNSENT)
  await claimPrivateStore(BUDI)
  await clearPrivateStorage()
  await put('exam:7', LATE)

  await claimPrivateStore(AYU)
  expect(await get('exam:7', privateStore())).toEqual(LATE)
})

test('set-aside records are deleted after 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await put('exam:7', UNSENT)
  await claimPrivateStore(BUDI)
  vi.setSystemTime(Date.now() + 30 * DAY_MS)

  await claimPrivateStore(AYU)
  expect(await names()).toEqual(['owner'])
  expect(await aside()).toEqual([])
})

test('set-aside records are kept for the last five owners', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let number = 1; number <= 6; number++) {
    await put(`exam:${number}`, UNSENT)
    vi.setSystemTime(Date.now() + 1000)
    await claimPrivateStore(`0813000000${number}`)
  }
  await claimPrivateStore(BUDI)
  expect((await aside()).map(([owner]) => owner)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `0813000000${n}`)
  )
})

test('records that cannot be set aside stay hidden from other users', async () => {
  await put('exam:6', UNSENT)
  await put('exam:7', null)
  await expect(claimPrivateStore(BUDI)).rejects.toThrow(TypeError)
  expect(await names()).toEqual(['owner'])
  expect(await get('owner', privateStore())).toBe(BUDI)
})
