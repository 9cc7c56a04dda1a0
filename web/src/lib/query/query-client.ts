import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/api-error'

const MAX_RETRIES = 2
const FRESH_MS = 30_000

/** Whether the server reported an error in the request, so that a retry can't help. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Whether the screen may show old data after a failure: another user changed it, or the call did before it failed. */
function isOutdated(error: unknown): boolean {
  return !isRefusal(error) || error.status === 404 || error.status === 409
}

/** Refetches the queries that a mutation lists in `meta.refreshes`. */
const mutationCache = () =>
  new MutationCache({
    onSettled: (_data, error, _input, _result, { meta }, { client }) => {
      if (error && !isOutdated(error)) return
      const fetched = meta?.refreshes?.map(({ queryKey }) => client.invalidateQueries({ queryKey }))
      // A success is shown together with the new data, a failure immediately.
      return error ? undefined : Promise.all(fetched ?? [])
    },
  })

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: mutationCache(),
    defaultOptions: {
      queries: {
        retry: (failures, error) => !isRefusal(error) && failures < MAX_RETRIES,
        staleTime: FRESH_MS,
        // Without a network a query fails with our message instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
