import type { QueryClient } from '@tanstack/react-query'
import type { PartModule } from '@/app/preloadable'
import { SCREENS } from '@/app/screen-parts'
import { isBelow } from '@/lib/paths'
import { sessionQuery } from '@/lib/session/session-query'

/** How long a screen's data may keep its frame from being drawn: then the frame says more than 'Loading...'. */
const DATA_AT_MOST_MS = 1000

/**
 * Fetches all that the screen at an address needs before it is drawn: its parts, all at once instead of one when the
 * other is drawn; who is signed in, where that decides what is drawn; and what the parts show first. What can't be had
 * is reported where it is to be drawn.
 */
export async function prepareScreen(pathname: string, queryClient: QueryClient): Promise<void> {
  const [, access, ...parts] = SCREENS.find(([address]) => isBelow(pathname, address)) ?? []
  const code = Promise.allSettled(parts.map(({ preload }) => preload()))
  if (access === 'users') {
    const [session] = await Promise.allSettled([
      queryClient.query({ ...sessionQuery, staleTime: 'static', retry: false }),
    ])
    // The guard asks again after a failure, and tells it.
    if (session.status === 'fulfilled' && session.value)
      await Promise.race([prefetchData(await code, queryClient), atMost(DATA_AT_MOST_MS)])
  }
  await code
}

async function prefetchData(
  code: readonly PromiseSettledResult<Pick<PartModule<object>, 'prefetch'>>[],
  queryClient: QueryClient
) {
  const parts = code.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
  await Promise.all(parts.flatMap(({ prefetch }) => (prefetch ? [prefetch(queryClient)] : [])))
}

function atMost(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
