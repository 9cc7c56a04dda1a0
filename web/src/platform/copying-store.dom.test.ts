import 'fake-indexeddb/auto'
import { clear, createStore, del, get, set, update } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copying } from '@/platform/copying-store'
import { COPIES_PATH, type CopiedChanges } from '@/platform/copied-stores'
import { importStoredKey, textOf, valueOf } from '@/platform/copied-values'
import { STORED_SCREEN_KEY } from '@/platform/kiosk-bridge'
import { eventually } from '@/testing/eventually'

const BYTES = new Uint8Array(32).fill(7)

let reports: CopiedChanges[]
let status: number

beforeEach(() => {
  reports = []
  status = 204
  vi.stubGlobal('lulusKiosk', {})
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string, { body }: { body: string }) => {
      expect(path).toBe(COPIES_PATH)
      reports.push(JSON.parse(body) as CopiedChanges)
      return Promise.resolve(new Response(null, { status }))
    })
  )
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

let count = 0
const newStore = () => createStore(`kept-${(count += 1)}`, 'records')
const reported = () => eventually(() => expect(reports.length).toBeGreaterThan(0))

test('every committed change is handed to the kiosk in order, with the stored screen', async () => {
  const store = copying(newStore(), 'private')
  await reported()
  reports.length = 0
  await set('owner', '0812', store)
  localStorage.setItem(STORED_SCREEN_KEY, '/simulasi-toefl/3')
  await update<number>('count', (before = 0) => before + 1, store)
  await del('owner', store)
  await clear(store)
  expect(await get('count', store)).toBeUndefined()
  expect(reports).toEqual([
    { screen: null, changes: [{ kind: 'put', store: 'private', name: 'owner', value: '"0812"' }] },
    {
      screen: '/simulasi-toefl/3',
      changes: [{ kind: 'put', store: 'private', name: 'count', value: '1' }],
    },
    {
      screen: '/simulasi-toefl/3',
      changes: [{ kind: 'delete', store: 'private', name: 'owner' }],
    },
    { screen: '/simulasi-toefl/3', changes: [{ kind: 'clear', store: 'private' }] },
  ])
})

test('what an earlier page did not hand over comes first', async () => {
  const store = newStore()
  await set('exam:9', { answers: {} }, store)
  // A key of an earlier page, whose bytes the kiosk has already.
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  await set('rescue:9', { key }, store)
  copying(store, 'private')
  await reported()
  expect(reports[0]?.changes).toEqual([
    { kind: 'only', store: 'private', names: ['exam:9', 'rescue:9'] },
    { kind: 'put', store: 'private', name: 'exam:9', value: '{"answers":{}}' },
  ])
})

test('a change fails when the kiosk could not store it, and the next one is handed over', async () => {
  const store = copying(newStore(), 'sealed')
  await reported()
  status = 507
  await expect(set('state', 1, store)).rejects.toThrow('507')
  expect(await get('state', store)).toBe(1)
  status = 204
  await set('state', 2, store)
  expect(reports.at(-1)?.changes).toMatchObject([{ value: '2' }])
})

test('a non-exportable key is written and read back as one', async () => {
  const key = await importStoredKey(BYTES, ['encrypt', 'decrypt'])
  const iv = new Uint8Array(12)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array([1, 2]))
  const text = textOf({ head: { key, version: 1 }, iv, sealed, list: [null, 'ä', true] })
  const again = (await valueOf(text)) as {
    head: { key: CryptoKey }
    iv: Uint8Array<ArrayBuffer>
    sealed: ArrayBuffer
  }
  expect(again).toMatchObject({ head: { version: 1 }, list: [null, 'ä', true] })
  expect(again.head.key.extractable).toBe(false)
  expect(again.head.key.usages).toEqual(['encrypt', 'decrypt'])
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: again.iv },
    again.head.key,
    again.sealed
  )
  expect([...new Uint8Array(plain)]).toEqual([1, 2])
})

test('outside a kiosk the bytes of a key are discarded', async () => {
  vi.unstubAllGlobals()
  const key = await importStoredKey(BYTES, ['encrypt'])
  expect(() => textOf({ key })).toThrow(TypeError)
})

test('a recording of several megabytes is written', async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000))
  const large = new Uint8Array(3_000_000)
  for (let at = 0; at < large.length; at += bytes.length) large.set(bytes, at)
  const again = (await valueOf(textOf(large.buffer))) as ArrayBuffer
  expect(Buffer.compare(Buffer.from(again), Buffer.from(large))).toBe(0)
})
