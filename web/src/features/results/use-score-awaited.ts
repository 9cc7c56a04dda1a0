import { useQuery } from '@tanstack/react-query'
import { lastScoreQuery } from '@/features/results/api/last-score'

/**
 * Whether it is still unknown if there is a last score. The content below its card waits for that, so that nothing
 * moves. The first failure ends the waiting.
 */
export function useScoreAwaited(): boolean {
  const { isPending, failureCount } = useQuery(lastScoreQuery)
  return isPending && failureCount === 0
}
