import type { DeviceFunction, SoundAnswer } from '@lulus/api/contracts/device_check'
import { APP_VERSION } from '@/lib/app-version'

/** What the learner answered on the page. */
export interface Answered {
  suara: SoundAnswer
  /** Answered questions of the sample. */
  contoh: number
}

/** What a device measures of itself; the server judges it. */
export async function measureDevice(answered: Answered, fetchSample: () => Promise<number>) {
  return {
    ...answered,
    layar: { lebar: innerWidth, tinggi: innerHeight },
    kecepatan: await measureLine(fetchSample, () => performance.now()),
    fungsi: await availableFunctions(),
    versi: APP_VERSION,
    ruangKosong: await freeBytes(),
  }
}

/** One after the other they would measure the way to the server and back. */
const AT_ONCE = 4
const MOST_MS = 3000
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Downloads samples for some seconds.
 * @param fetchSample returns the number of its bytes
 * @param now milliseconds
 * @returns bits per second; null if the server wasn't reached
 */
export async function measureLine(
  fetchSample: () => Promise<number>,
  now: () => number
): Promise<number | null> {
  try {
    // Connecting isn't part of it.
    await fetchSample()
    const begun = now()
    let bytes = 0
    const fetchOn = async () => {
      do {
        const size = await fetchSample()
        // Added only now, because `+=` across the await would lose what the others add meanwhile.
        bytes += size
      } while (now() - begun < MOST_MS && bytes < MOST_BYTES)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn))
    const seconds = (now() - begun) / 1000
    return seconds > 0 ? Math.round((bytes * 8) / seconds) : null
  } catch (error) {
    console.warn('The line could not be measured.', error)
    return null
  }
}

const TRIED_STORE = 'cek-perangkat'

async function availableFunctions(): Promise<DeviceFunction[]> {
  const found: Readonly<Record<DeviceFunction, boolean>> = {
    penyimpanan: await canStore(),
    enkripsi: 'subtle' in crypto,
    audio: new Audio().canPlayType('audio/mpeg') !== '',
    luring: 'serviceWorker' in navigator,
  }
  return (Object.keys(found) as DeviceFunction[]).filter((name) => found[name])
}

/** Private windows of some browsers have a storage that refuses everything. */
function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(TRIED_STORE)
      opening.onerror = () => resolve(false)
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(TRIED_STORE)
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })
}

async function freeBytes(): Promise<number | null> {
  // Missing outside of secure contexts.
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.estimate) return null
  const { quota, usage = 0 } = await storage.estimate()
  return quota === undefined ? null : Math.max(0, Math.round(quota - usage))
}
