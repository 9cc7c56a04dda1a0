import type { Query, QueryClient } from '@tanstack/react-query'
import { isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'

/** Whether a query is displayed as failed because the server was unreachable. */
const isCutOff = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isUnreachable(query.state.error)

/**
 * Retries failed screens automatically: while there is one, checks whether the server is reachable and then refetches.
 * Returns a function that stops it.
 */
export function comeBack(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  let stopWatch: (() => void) | null = null
  const stop = () => {
    stopWatch?.()
    stopWatch = null
  }

  const look = () => {
    const isAny = cache.getAll().some(isCutOff)
    if (!isAny) return stop()
    stopWatch ??= watchReach((isReachable) => {
      if (!isReachable) return
      stop()
      void queryClient.refetchQueries({ predicate: isCutOff })
    })
  }
  const unsubscribe = cache.subscribe(look)
  look()

  return () => {
    unsubscribe()
    stop()
  }
}
