import { createStore, type UseStore } from 'idb-keyval'

/** What a connection says that the system took away while the page was in the background, as iOS does. */
const LOST = /^(InvalidState|Unknown|Abort|Timeout)Error/

/**
 * A store of IndexedDB that opens its connection anew when that was lost, and does the work once more; `work` may run
 * twice, each time in a transaction of its own.
 * @param patienceMs what takes longer is given up without another try, because nobody knows whether it will still be
 *   written; without end by default
 */
export function reopeningStore(database: string, name: string, patienceMs?: number): UseStore {
  let store = createStore(database, name)

  return async (mode, work) => {
    const used = store
    try {
      return await within(used(mode, work), patienceMs)
    } catch (error) {
      const reason = String(error)
      if (!LOST.test(reason)) throw error
      // Several callers may have lost the same connection.
      if (store === used) store = createStore(database, name)
      if (reason.startsWith('T')) throw error
      return within(store(mode, work), patienceMs)
    }
  }
}

function within<Result>(work: Promise<Result>, ms?: number): Promise<Result> {
  if (!ms) return work
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DOMException('', 'TimeoutError')), ms)
    }),
  ])
}
