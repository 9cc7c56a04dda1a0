import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect, useState, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  queryClient: QueryClient
  /** Whether it takes over what the page has brought along. */
  isHydrating?: boolean
}

export function App({ router, queryClient, isHydrating = false }: AppProps) {
  const [isTakingOver, setTakingOver] = useState(isHydrating)
  // As a transition: it waits until every part has been taken over.
  useEffect(() => startTransition(() => setTakingOver(false)), [])

  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* An answer that came in between would be drawn into a part that doesn't expect it yet. */}
        <IsRestoringProvider value={isTakingOver}>
          {/* Without transitions what is typed into the address, as a filter, shows at once. */}
          <RouterProvider router={router} useTransitions={false} />
        </IsRestoringProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
