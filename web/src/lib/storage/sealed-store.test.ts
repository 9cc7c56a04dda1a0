import 'fake-indexeddb/auto'
import { clear, entries, get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedScreen, storeScreen } from '@/lib/storage/stored-screen'
import { clearPrivateStorage, sealedRecords } from '@/lib/storage/private-store'
import { createSealed, openSealed, sweepSealed, wipeSealed } from '@/lib/storage/sealed-store'

const KEY = new Uint8Array(32).fill(7)
const OTHER_KEY = new Uint8Array(32).fill(8)
const LATER = Date.now() + 60_000
const QUESTION = 'Where are the speakers going after class?'

beforeEach(async () => {
  await clear(sealedRecords())
  vi.stubGlobal('localStorage', storageOf(new Map()))
})

function storageOf(map: Map<string, string>) {
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  }
}

/** Everything stored, one character per byte. */
async function storedText(): Promise<string> {
  const texts = (await entries<string, Record<string, unknown>>(sealedRecords())).flatMap(
    ([name, record]) => [
      name,
      ...Object.values(record).map((value) =>
        value instanceof ArrayBuffer || value instanceof Uint8Array
          ? Buffer.from(value as ArrayBuffer).toString('latin1')
          : String(value)
      ),
    ]
  )
  return texts.join('\n')
}

test('the sealed store returns values and files after a reload, and holds none of them in clear', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  await store.put('attempt', { question: QUESTION })
  await store.putFile('/uploads/audio/1.mp3', new Blob([QUESTION], { type: 'audio/mpeg' }))

  const again = await openSealed('7/listening')
  expect(await again?.get('attempt')).toEqual({ question: QUESTION })
  const file = await again?.getFile('/uploads/audio/1.mp3')
  expect(file?.type).toBe('audio/mpeg')
  expect(await file?.text()).toBe(QUESTION)
  expect(await again?.get('state')).toBeNull()

  const text = await storedText()
  expect(text).toContain('attempt')
  expect(text).not.toContain('speakers')
})

test("the sealed store's key can be used but not exported", async () => {
  await createSealed('7/listening', KEY, LATER)
  const { key } = (await get<{ key: CryptoKey }>('head', sealedRecords())) ?? {}
  if (!key) throw new Error('There is a key')
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('each sealed record has its own IV', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  const ivs = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    await store.put('state', 1)
    const record = await get<{ iv: Uint8Array }>('state', sealedRecords())
    ivs.add(String(record?.iv))
  }
  expect(ivs.size).toBe(3)
})

test('a record moved to another name or session cannot be opened', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  await store.put('state', { left: 60 })
  await set('attempt', await get('state', sealedRecords()), sealedRecords())
  await expect(store.get('attempt')).rejects.toThrow()

  const sealed = await get('state', sealedRecords())
  const next = await createSealed('7/written', KEY, LATER)
  await set('state', sealed, sealedRecords())
  await expect(next.get('state')).rejects.toThrow()
})

test("a new session starts without the previous session's records", async () => {
  const first = await createSealed('7/listening', KEY, LATER)
  await first.put('attempt', 1)
  const second = await createSealed('7/written', OTHER_KEY, LATER)
  expect(await second.get('attempt')).toBeNull()
  expect(await openSealed('7/listening')).toBeNull()
  await expect(first.put('state', 1)).rejects.toThrow('wiped')
})

test('starting the same session in two tabs keeps its records and their key', async () => {
  const first = await createSealed('7/listening', KEY, LATER)
  await first.put('attempt', 1)
  const second = await createSealed('7/listening', OTHER_KEY, LATER)
  expect(await second.get('attempt')).toBe(1)
})

test('after a wipe the store is empty and a page that is still open writes nothing', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  await store.put('attempt', 1)
  storeScreen('/simulasi-toefl/3')

  await wipeSealed('7/written')
  expect(await openSealed()).not.toBeNull()
  await wipeSealed('7/listening')
  expect(await entries(sealedRecords())).toEqual([])
  expect(storedScreen()).toBeNull()
  await expect(store.put('state', 1)).rejects.toThrow('wiped')
  expect(await entries(sealedRecords())).toEqual([])
})

test('signing out wipes the sealed store', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  await store.put('attempt', 1)
  await clearPrivateStorage()
  expect(await entries(sealedRecords())).toEqual([])
})

test.each([
  ['a visitor', true, LATER, true],
  ['a learner, while it may be needed', false, LATER, false],
  ['a learner, a day later', false, Date.now() - 1, true],
])(
  'the app start wipes or keeps the sealed store for %s',
  async (_, isVisitor, staleAt, isWiped) => {
    await createSealed('7/listening', KEY, staleAt)
    storeScreen('/simulasi-toefl/3')
    await sweepSealed(isVisitor)
    expect((await openSealed()) === null).toBe(isWiped)
    expect(storedScreen() === null).toBe(isWiped)
  }
)

test('a full disk is reported to the caller', async () => {
  const store = await createSealed('7/listening', KEY, LATER)
  const full = new DOMException('Full', 'QuotaExceededError')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full
  })
  await expect(store.put('state', 1)).rejects.toBe(full)
})
