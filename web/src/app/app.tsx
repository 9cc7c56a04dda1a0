import { IsRestoringProvider, QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect, useState, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  queryClient: QueryClient
  /** Whether to hydrate the prerendered page. */
  isHydrating?: boolean
}

export function App({ router, queryClient, isHydrating = false }: AppProps) {
  const [isTakingOver, setTakingOver] = useState(isHydrating)
  // In a transition, so that it waits until every part is hydrated.
  useEffect(() => startTransition(() => setTakingOver(false)), [])

  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* A response that arrives during hydration would not match the prerendered HTML. */}
        <IsRestoringProvider value={isTakingOver}>
          {/* Without transitions, changes of the address such as filters show at once. */}
          <RouterProvider router={router} useTransitions={false} />
        </IsRestoringProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
