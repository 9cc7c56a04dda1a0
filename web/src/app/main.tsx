import '@/styles/index.css'
import { startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadable } from '@/app/preloadable'
import { Providers } from '@/app/providers'
import { Router } from '@/app/router'
import { prepareScreen } from '@/app/prepare-screen'
import { installHistoryGate } from '@/lib/browser/history-gate'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { createQueryClient } from '@/lib/query/query-client'
import { keepTheme } from '@/lib/theme/theme'
import { platform } from '@/platform/platform'

const KioskRouter = preloadable(() => import('@/app/kiosk-router'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepTheme()
installHistoryGate()
const app = createRoot(root)
const queryClient = createQueryClient()

// The page itself says 'Loading...' until then. Drawn without its code, a screen would wait 300 ms longer than needed:
// so long React keeps what it shows in place of it. And what the first drawing has is drawn in slices; what an answer
// brings later is drawn in one go, which an old phone feels.
void Promise.allSettled([
  prepareScreen(window.location.pathname, queryClient),
  platform.isKiosk && KioskRouter.preload(),
]).then(() =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          {platform.isKiosk ? (
            <Suspense fallback={<FullScreenLoading />}>
              <KioskRouter />
            </Suspense>
          ) : (
            <Router />
          )}
        </Providers>
      </StrictMode>
    )
  )
)
