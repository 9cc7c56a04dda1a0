import '@/styles/index.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '@/app/providers'
import { Router } from '@/app/router'
import { installHistoryGate } from '@/lib/browser/history-gate'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { keepTheme } from '@/lib/theme/theme'
import { platform } from '@/platform/platform'

const KioskRouter = lazy(() => import('@/app/kiosk-router'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepTheme()
installHistoryGate()
createRoot(root).render(
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
