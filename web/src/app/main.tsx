import '@/styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { addOtherRoutes, routesOf } from '@/app/root-route'
import { screenIsThere } from '@/app/screen-is-there'
import { createQueryClient } from '@/lib/query/query-client'
import { keepTheme } from '@/lib/theme/theme'
import { platform } from '@/platform/platform'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepTheme()
const queryClient = createQueryClient()
void start(root)

async function start(root: HTMLElement) {
  // Only the kiosk loads its selection of screens.
  const kiosk = platform.isKiosk ? await import('@/app/kiosk-routes') : null
  const router = createBrowserRouter(routesOf(queryClient, kiosk?.kioskRoutes), {
    patchRoutesOnNavigation: addOtherRoutes(queryClient),
  })

  // The prerendered page is visible until then. The first render is time-sliced, which is slow on an old phone.
  await screenIsThere(router, queryClient)
  startTransition(() => {
    const isHydrating = root.dataset.hydrate === window.location.pathname
    const app = <App router={router} queryClient={queryClient} isHydrating={isHydrating} />
    if (isHydrating) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
