import { isFromServer } from '@/lib/api/expected-answer'
import { API_ROOT, HEALTH_PATH } from '@lulus/api/contracts/paths'

const PROBE_MS = 5000

/**
 * Checks every five seconds, and when the browser reports being online, whether the server is reachable.
 * @param onAnswer called with every result
 * @returns a function that stops it
 */
export function watchReach(onAnswer: (isReachable: boolean) => void): () => void {
  let isStopped = false
  const probe = async () => {
    const isReachable = await fetch(`${API_ROOT}${HEALTH_PATH}`, { cache: 'no-store' }).then(
      // A captive portal answers too.
      (response) => response.ok && isFromServer(response, ''),
      // Without a network the request rejects.
      () => false
    )
    if (!isStopped) onAnswer(isReachable)
  }
  const ask = () => void probe()
  const timer = setInterval(ask, PROBE_MS)
  window.addEventListener('online', ask)

  return () => {
    isStopped = true
    clearInterval(timer)
    window.removeEventListener('online', ask)
  }
}
