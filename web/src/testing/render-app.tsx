import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { createQueryClient } from '@/lib/query/query-client'

/** Writes the current address where a test can read it. */
function Address() {
  const { pathname, search } = useLocation()
  return <div data-testid="address">{`${pathname}${search}`}</div>
}

interface RenderAppOptions {
  /** Where the app is opened. */
  at: string
  state?: unknown
  queryClient?: QueryClient
}

/** Draws screens with all they rely on above them, at an address in memory. */
export function renderApp(screens: ReactNode, { at, state, queryClient }: RenderAppOptions) {
  const client = queryClient ?? createQueryClient()
  // Retries are part of what is tested; waiting for them isn't.
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } })
  const [pathname = at, search = ''] = at.split(/(?=\?)/)
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname, search, state }]} useTransitions={false}>
        <DialogsProvider>
          {screens}
          <Address />
        </DialogsProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  return { user: userEvent.setup(), queryClient: client, ...view }
}
