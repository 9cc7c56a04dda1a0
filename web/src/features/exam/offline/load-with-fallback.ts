import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { openStored } from '@/features/exam/offline/open-stored'
import { ApiError, isUnreachable } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'
import { storedScreen, PATIENCE_MS } from '@/lib/storage/stored-screen'
import { wipeSealed } from '@/lib/storage/sealed-store'

/**
 * Asks the server, and opens the session stored on this device if there is no response. The server's response takes
 * precedence, and unless a session is running, the stored one is deleted.
 */
export async function loadWithFallback<Standing extends { kind: string }>(
  paketId: number,
  nohp: string,
  ask: () => Promise<Standing>
): Promise<Standing | { kind: 'running'; attempt: RunningAttempt }> {
  const isStored = storedScreen() === paths.exam(paketId)
  try {
    const standing = await (isStored ? withPatience(ask()) : ask())
    if (standing.kind !== 'running') await wipeSealed()
    return standing
  } catch (error) {
    if (!isStored || !isUnreachable(error)) throw error
    const attempt = await openStored(paketId, nohp)
    if (!attempt) throw error
    return { kind: 'running', attempt }
  }
}

/** Fails as if there were no network when the response takes too long. */
function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new ApiError({ status: 0 })), PATIENCE_MS)
    }),
  ])
}
