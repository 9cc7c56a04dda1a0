import { expect, type Page } from '@playwright/test'
import { LIMITS } from './limits.ts'

/** Names of the records that the device stores for a session, or none. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'lulus-sealed')) return []
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lulus-sealed')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('It can not be opened'))
    })
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const reading = database.transaction('records').objectStore('records').getAllKeys()
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error ?? new Error('It can not be read'))
    })
    database.close()
    return keys.map(String)
  })
}

/** Waits until the device has stored the session with this many files. */
export async function sessionIsStored(page: Page, files: number): Promise<void> {
  const isFile = (name: string) => name.startsWith('/uploads/')
  await expect
    .poll(async () => (await storedNames(page)).filter(isFile).length, {
      timeout: LIMITS.fetchedAhead,
    })
    .toBe(files)
  expect(await storedNames(page)).toEqual(
    expect.arrayContaining(['head', 'attempt', 'user', 'state'])
  )
}

/** Waits until the service worker controls the page. */
export async function appIsCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

/** Everything that the page's origin has stored, as text with one character per byte. */
export function storedBytes(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const addBytes = (bytes: Uint8Array) => texts.push(new TextDecoder('latin1').decode(bytes))
    function add(value: unknown): void {
      if (value instanceof ArrayBuffer) addBytes(new Uint8Array(value))
      else if (ArrayBuffer.isView(value)) addBytes(new Uint8Array(value.buffer))
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
      else texts.push(String(value))
    }
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('It can not be read'))
      })

    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        for (const value of await done(records.getAll())) {
          if (value instanceof Blob) add(await value.arrayBuffer())
          else add(value)
        }
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        add(await response?.arrayBuffer())
      }
    }
    return texts.join('\n')
  })
}
