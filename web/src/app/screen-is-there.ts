import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'

/** How long a screen's data may keep its frame from being drawn: then the frame says more than what the page shows. */
const DATA_AT_MOST_MS = 1000

/** Waits for the code and, for a second at most, for the data of the screen that the app opens with. */
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
