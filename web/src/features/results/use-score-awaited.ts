import { useQuery } from '@tanstack/react-query'
import { lastScoreQuery } from '@/features/results/api/last-score'

/**
 * Whether it isn't known yet if there is a last score. What stands below its card waits for that, so that nothing
 * moves when the card comes or doesn't; a first failure ends the waiting.
 */
export function useScoreAwaited(): boolean {
  const { isPending, failureCount } = useQuery(lastScoreQuery)
  return isPending && failureCount === 0
}
