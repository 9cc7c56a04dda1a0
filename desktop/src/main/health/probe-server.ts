import { API_ROOT, HEALTH_PATH } from '../../../../api/contracts/paths.ts'
import type { ServerFinding } from './checks.ts'

const TIMEOUT_MS = 5000

/** Checks that the server answers, and reads its clock. Never throws, because an unreachable server is a result too. */
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
    // A captive portal, or a school's filter.
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html'))
      return { reached: false, reason: 'yang menjawab bukan server ujian: jaringan menghalangi' }
    const date = Date.parse(response.headers.get('date') ?? '')
    return {
      reached: true,
      status: response.status,
      milliseconds: ended - started,
      // The header has whole seconds, so on average it is half a second behind.
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
  // fetch gives the reason only in its cause.
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.message
}
