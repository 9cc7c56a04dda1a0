import { retryDelay, verdictOn } from '@/features/exam/model/retry'

/**
 * Repeats a call until the server answers, with growing pauses. A network that comes back ends the pause.
 * @throws the server's refusal, or the signal's reason
 */
export async function persist<Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal
): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call()
    } catch (error) {
      if (verdictOn(error) !== 'retry') throw error
      await pause(retryDelay(failures, error, Math.random()), signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(new DOMException('The page is closing', 'AbortError'))
      else resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
