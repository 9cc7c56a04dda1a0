import { KIOSK_HOME } from '../../../api/contracts/kiosk.ts'
import { COPIES_PATH, COPIED_STORES, type Copies } from '../../../web/src/platform/copied-stores.ts'
import { STORED_SCREEN_KEY } from '../../../web/src/platform/kiosk-bridge.ts'
import { valueOf } from '../../../web/src/platform/copied-values.ts'

const AGAIN_MS = 2000

/**
 * The page that a kiosk opens first after an interrupted exam: restores the copies into the page's storage, which is in
 * memory and empty, and continues to the exam. It retries until it succeeds, because the app would otherwise take the
 * empty storage as the truth.
 */
async function restore(): Promise<string> {
  const answer = await fetch(COPIES_PATH, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The copies were not given: ${answer.status}`)
  const { records, screen } = (await answer.json()) as Copies
  for (const [copied, [database, store]] of Object.entries(COPIED_STORES)) {
    const own = records.filter((record) => record.store === copied)
    await fill(database, store, (await Promise.all(own.map(readable))).flat())
  }
  if (screen !== null) localStorage.setItem(STORED_SCREEN_KEY, screen)
  return screen ?? KIOSK_HOME
}

/** The record, or nothing if it can't be read, so that the others are still restored. */
async function readable({ name, value }: Copies['records'][number]) {
  try {
    return [{ name, value: await valueOf(value) }]
  } catch (error) {
    console.error('A copy is unreadable', name, error)
    return []
  }
}

function fill(
  database: string,
  store: string,
  values: { name: string; value: unknown }[]
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, 'readwrite')
      const records = transaction.objectStore(store)
      records.clear()
      for (const { name, value } of values) records.put(value, name)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onabort = () => reject(transaction.error)
    }
  })
}

async function persist(): Promise<string> {
  for (;;) {
    try {
      return await restore()
    } catch (error) {
      console.error('The exam could not be put back', error)
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null)
  else window.addEventListener('load', resolve)
})
// The kiosk waits for this page's own load to end, and the event is sent before it has.
const [address] = await Promise.all([persist(), loaded])
setTimeout(() => window.location.replace(address), 0)
