import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'

/**
 * How long loading data may delay the screen. After that, its own loading state shows more than the prerendered page.
 */
const DATA_AT_MOST_MS = 1000

/** Waits for the code, and for at most a second for the data, of the app's first screen. */
export async function screenIsThere(
  router: ReturnType<typeof createBrowserRouter>,
  queryClient: QueryClient
): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
  if (queryClient.isFetching() > 0) await dataIsThere(queryClient)
}

function dataIsThere(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, DATA_AT_MOST_MS)
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) end()
    })
  })
}
