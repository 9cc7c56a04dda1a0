import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { storageState } from '@/features/exam/offline/storage-state'
import {
  STORED_ATTEMPT,
  STORED_STATE,
  scopeOf,
  type StoredAttempt,
  type StoredState,
} from '@/features/exam/offline/stored-session'
import { persist } from '@/features/exam/offline/persist'
import { api } from '@/lib/api/client'
import { STORED_USER } from '@/lib/session/stored-user'
import { storeScreen } from '@/lib/storage/stored-screen'
import { createSealed, openSealed, wipeSealed, type SealedStore } from '@/lib/storage/sealed-store'
import { paths } from '@/lib/paths'

interface SealedSessionOptions {
  attempt: RunningAttempt
  user: () => unknown
  state: () => StoredState
  /** When the stored session becomes stale, in epoch milliseconds by this device. */
  staleAt: () => number
  /** Aborted when the page leaves the session. */
  left: AbortSignal
}

/** The encrypted records of a session on this device. */
export interface SealedSession {
  /** Starts storing the session, unless it has started. */
  begin(): void
  /** The records. Null while there is nothing to store, or where nothing can be stored. */
  records(): Promise<SealedStore | null> | null
  /** A stored file, or null. */
  file(path: string): Promise<Blob | null>
  /** Deletes everything. */
  wipe(): void
  /** Whether it was wiped or the page has left it, so that nothing more is stored. */
  isOver(): boolean
  /** Shows that nothing can be stored, unless it is over. */
  failed(error: unknown): void
}

export function createSealedSession(options: SealedSessionOptions): SealedSession {
  const { attempt, user, state, staleAt, left } = options
  const { session, paper } = attempt
  const { reading: _, ...timer } = attempt.timer
  const scope = scopeOf(timer.attemptId, session)
  /** The session stored by an earlier page. */
  let found = openSealed(scope).catch(unavailable)
  let stored: Promise<SealedStore | null> | null = null
  let isWiped = false
  const isOver = () => isWiped || left.aborted

  function failed(error: unknown) {
    if (!isOver()) unavailable(error)
  }

  async function store(): Promise<SealedStore | null> {
    try {
      const earlier = await found
      const records = earlier ?? (await create())
      if (isOver()) throw new Error('The session was left meanwhile')
      if (!earlier || !attempt.isStored) {
        await records.put(STORED_ATTEMPT, { session, paper, timer } satisfies StoredAttempt)
        await records.put(STORED_USER, user())
      }
      await records.put(STORED_STATE, state())
      if (isWiped) throw new Error('The session ended meanwhile')
      storeScreen(paths.exam(timer.paketId))
      storageState.setState({ isStored: true })
      return records
    } catch (error) {
      if (isWiped) await wipeSealed(scope)
      failed(error)
      return null
    }
  }

  async function create(): Promise<SealedStore> {
    const { kunci } = await persist(() => api.get('/soal/kunci'), left)
    const bytes = Uint8Array.from(atob(kunci), (letter) => letter.charCodeAt(0))
    return createSealed(scope, bytes, staleAt())
  }

  return {
    begin() {
      isWiped = false
      stored ??= store()
    },
    records: () => stored,
    file: async (path) => (await (await found)?.getFile(path).catch(unavailable)) ?? null,
    wipe() {
      isWiped = true
      stored = null
      found = Promise.resolve(null)
      storageState.setState({ isStored: null })
      wipeSealed(scope).catch((error: unknown) => {
        console.error('The session can not be wiped from this device', error)
      })
    },
    isOver,
    failed,
  }
}

function unavailable(error: unknown): null {
  if (storageState.getState().isStored !== false) {
    console.warn('The session can not be stored on this device.', error)
  }
  storageState.setState({ isStored: false })
  return null
}
