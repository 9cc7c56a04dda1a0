import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom'
import { LeaveBlocker } from '@/components/leaving/leave-blocker'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { createQueryClient } from '@/lib/query/query-client'

/** Exposes the current address to tests. */
function Address() {
  const { pathname, search } = useLocation()
  return <div data-testid="address">{`${pathname}${search}`}</div>
}

interface RenderAppOptions {
  at: string
  state?: unknown
  queryClient?: QueryClient
}

/** Renders screens with all their providers, at an address in memory. */
export function renderApp(screens: ReactNode, { at, state, queryClient }: RenderAppOptions) {
  const client = queryClient ?? createQueryClient()
  // Retries are tested, their delays are not.
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } })
  const { pathname, search, hash } = parsePath(at)
  const element = (
    <DialogsProvider>
      <LeaveBlocker />
      {screens}
      <Address />
    </DialogsProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname, search, hash, state }],
  })
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  )
  return { user: userEvent.setup(), queryClient: client, ...view }
}
