import '@/styles/index.css'
import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '@/app/providers'
import { Router } from '@/app/router'
import { fetchScreen } from '@/app/screen-code'
import { installHistoryGate } from '@/lib/browser/history-gate'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { keepTheme } from '@/lib/theme/theme'
import { platform } from '@/platform/platform'

const loadKioskRouter = () => import('@/app/kiosk-router')
const KioskRouter = lazy(loadKioskRouter)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepTheme()
installHistoryGate()
const app = createRoot(root)

// The page itself says 'Loading...' until then. Drawn without its code, a screen would wait 300 ms longer than needed:
// so long React keeps what it shows in place of it.
void Promise.allSettled([
  fetchScreen(window.location.pathname),
  platform.isKiosk && loadKioskRouter(),
]).then(() =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers>
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
