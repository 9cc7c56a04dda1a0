import 'fake-indexeddb/auto'
import { get, set, update } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reopeningStore } from '@/lib/storage/reopening-store'

const transaction = IDBDatabase.prototype.transaction
let dead: WeakSet<IDBDatabase>
let open: Set<IDBDatabase>
let databases = 0

beforeEach(() => {
  dead = new WeakSet()
  open = new Set()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args: Parameters<typeof transaction>
  ) {
    open.add(this)
    if (dead.has(this)) throw new DOMException('The connection is closing', 'InvalidStateError')
    return transaction.apply(this, args)
  })
})
afterEach(() => vi.useRealTimers())

const newStore = (patienceMs?: number) =>
  reopeningStore(`test-${(databases += 1)}`, 'records', patienceMs)

/** iOS drops the connections of background pages, without an event. */
function goToBackground() {
  for (const database of open) dead.add(database)
}

test('a connection lost in the background is reopened, and the write succeeds', async () => {
  const store = newStore()
  await set('answer', 1, store)
  goToBackground()
  await set('answer', 2, store)
  expect(await get('answer', store)).toBe(2)
  goToBackground()
  await update<number>('answer', (answer) => (answer ?? 0) + 1, store)
  expect(await get('answer', store)).toBe(3)
})

test('writes that lose the same connection share the new one', async () => {
  const store = newStore()
  await set('answer', 1, store)
  goToBackground()
  await Promise.all([set('a', 1, store), set('b', 2, store), set('c', 3, store)])
  expect(open.size).toBe(2)
})

test('a storage that stays unavailable is reported to the caller', async () => {
  const store = newStore()
  await set('answer', 1, store)
  vi.mocked(IDBDatabase.prototype.transaction).mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  await expect(set('answer', 2, store)).rejects.toThrow('lost')
})

test('an error that would repeat is not retried', async () => {
  const store = newStore()
  const full = new DOMException('Full', 'QuotaExceededError')
  const work = vi.fn(() => Promise.reject(full))
  await expect(store('readwrite', work)).rejects.toBe(full)
  expect(work).toHaveBeenCalledOnce()
})

test('a hanging write is given up, and the next one gets a new connection', async () => {
  const store = newStore(5000)
  await set('answer', 1, store)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const work = vi.fn(() => new Promise<never>(() => undefined))
  const hanging = store('readwrite', work)
  const failure = expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  vi.advanceTimersByTime(5000)
  await failure
  vi.useRealTimers()
  await set('answer', 2, store)
  expect(open.size).toBe(2)
})
