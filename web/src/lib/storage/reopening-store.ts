import { createStore, type UseStore } from 'idb-keyval'

/** Errors of a connection that the system dropped while the page was in the background, as iOS does. */
const LOST = /^(InvalidState|Unknown|Abort|Timeout)Error/

/**
 * An IndexedDB store that reopens a lost connection and repeats the work. `work` may run twice, each time in its own
 * transaction.
 * @param patienceMs the timeout; slower work is given up without a retry, because it may still be written. No timeout
 * by default
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
      // Another caller may have replaced the same lost connection already.
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
