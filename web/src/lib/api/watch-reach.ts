import { isFromServer } from '@/lib/api/expected-answer'
import { API_ROOT, HEALTH_PATH } from '@lulus/api/contracts/paths'

const PROBE_MS = 5000

/**
 * Asks every five seconds whether the server can be reached, and when the browser says that it is online.
 * @param onAnswer called with every finding
 * @returns a function that stops it
 */
export function watchReach(onAnswer: (isReachable: boolean) => void): () => void {
  let isStopped = false
  const probe = async () => {
    const isReachable = await fetch(`${API_ROOT}${HEALTH_PATH}`, { cache: 'no-store' }).then(
      // A captive portal answers too.
      (response) => response.ok && isFromServer(response, ''),
      // Without a network there is no answer.
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
