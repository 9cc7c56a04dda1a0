import type { Query, QueryClient } from '@tanstack/react-query'
import { isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'

/** Whether a screen shows that this can't be fetched, because the server couldn't be reached. */
const isCutOff = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isUnreachable(query.state.error)

/**
 * Lets screens that couldn't be fetched come back by themselves: while there is such a screen, asks whether the server
 * can be reached, and then fetches again. Returns a function that stops it.
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
