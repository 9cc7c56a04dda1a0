import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { kioskRoutes } from '@/app/kiosk-routes'
import { addOtherRoutes, routesOf } from '@/app/root-route'
import { screenIsThere } from '@/app/screen-is-there'
import { createQueryClient } from '@/lib/query/query-client'
import { platform } from '@/platform/platform'

/** Opens the whole app at an address in memory and waits for its screen, as main.tsx does. */
export async function openRoutes(at: string, queryClient = createQueryClient()) {
  const router = createMemoryRouter(
    routesOf(queryClient, platform.isKiosk ? kioskRoutes : undefined),
    {
      initialEntries: [at],
      patchRoutesOnNavigation: addOtherRoutes(queryClient),
    }
  )
  await screenIsThere(router, queryClient)
  render(<App router={router} queryClient={queryClient} />)
  return { user: userEvent.setup(), address: () => router.state.location.pathname }
}
