import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/api/api-error'

const MAX_RETRIES = 2
const FRESH_MS = 30_000

/** Whether a retry can help: not if the server reported an error in the request. */
function mayRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && failures < MAX_RETRIES
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        staleTime: FRESH_MS,
        // Without a network a query fails with our message instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
