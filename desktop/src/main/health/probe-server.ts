import { API_ROOT, HEALTH_PATH } from '../../../../api/contracts/paths.ts'
import type { ServerFinding } from './checks.ts'

const TIMEOUT_MS = 5000

/** Asks the server how it is, and what time it has there. Never throws: not to be reached is a finding. */
export async function probeServer(server: URL, timeoutMs = TIMEOUT_MS): Promise<ServerFinding> {
  const started = Date.now()
  try {
    const response = await fetch(new URL(API_ROOT + HEALTH_PATH, server), {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const ended = Date.now()
    await response.body?.cancel()
    const date = Date.parse(response.headers.get('date') ?? '')
    return {
      reached: true,
      status: response.status,
      milliseconds: ended - started,
      // The header names a whole second: on average half a second ago.
      serverTime: Number.isNaN(date) ? null : date + 500,
      localTime: (started + ended) / 2,
    }
  } catch (error) {
    return { reached: false, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'tidak ada jawaban'
  // fetch says only that it failed; why is in its cause.
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.message
}
