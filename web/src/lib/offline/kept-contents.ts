import { clear, del, get, keys, set } from 'idb-keyval'
import { ApiError, isUnreachable } from '@/lib/api/api-error'
import { keptContents } from '@/lib/storage/private-store'
import { KEPT_PAGES_KEY } from '@/lib/storage/stored-screen'

/**
 * What a learner has read on this device, so that it can be read again without a network. It is deleted at sign-out, when
 * the login has ended, and when another user signs in.
 */

const USER = 'user'
/** A device that nobody returns to forgets its learner. */
const KEPT_MS = 14 * 24 * 60 * 60_000
/** Statuses of what the learner may no longer read. */
const REFUSED = [401, 403, 404]

interface KeptUser {
  user: unknown
  until: number
}

/** The learner whose pages are kept on this device, or null. */
export async function readKeptUser<User>(): Promise<User | null> {
  const kept = await get<KeptUser>(USER, keptContents())
  return kept && kept.until > Date.now() ? (kept.user as User) : null
}

/** From now on the pages of this device are this learner's. */
export async function writeKeptUser(user: unknown): Promise<void> {
  await set(USER, { user, until: Date.now() + KEPT_MS } satisfies KeptUser, keptContents())
}

/**
 * Asks the server and keeps its answer, or returns the kept one while the server is unreachable. What the server refuses
 * is no longer kept.
 * @throws ApiError
 */
export async function askOrReadKept<Answer>(
  key: string,
  ask: () => Promise<Answer>
): Promise<Answer> {
  try {
    const answer = await ask()
    await keep(key, answer)
    return answer
  } catch (error) {
    if (error instanceof ApiError && REFUSED.includes(error.status)) {
      await forgetKept(key)
    }
    if (!isUnreachable(error)) throw error
    const kept = await readKept<Answer>(key)
    if (kept === undefined) throw error
    return kept
  }
}

/** What was kept under this key; undefined for nothing. */
export async function readKept<Value>(key: string): Promise<Value | undefined> {
  try {
    return await get<Value>(key, keptContents())
  } catch (error) {
    reportUnavailable(error)
    return undefined
  }
}

/** Reading works without storage too, as long as there is a network. */
export async function keep(key: string, value: unknown): Promise<void> {
  await set(key, value, keptContents()).catch(reportUnavailable)
}

/** What was kept under this key is gone. */
export async function forgetKept(key: string): Promise<void> {
  await del(key, keptContents()).catch(reportUnavailable)
}

/** The keys of everything that is kept; none where the device can't keep anything. */
export async function keptKeys(): Promise<ReadonlySet<string>> {
  try {
    return new Set((await keys(keptContents())).map(String))
  } catch (error) {
    reportUnavailable(error)
    return new Set()
  }
}

export async function forgetKeptPages(): Promise<void> {
  localStorage.removeItem(KEPT_PAGES_KEY)
  await clear(keptContents()).catch(reportUnavailable)
}

function reportUnavailable(error: unknown): void {
  console.warn('Nothing can be kept for reading without a network', error)
}
