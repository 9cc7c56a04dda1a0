import { lazy, Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ChatOnScreens } from '@/app/chat-on-screens'
import { PendingScreen } from '@/app/pending-screen'
import { SessionKeeper } from '@/app/session/session-keeper'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { LeaveBlocker } from '@/components/leaving/leave-blocker'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

const KioskKeeper = lazy(() => import('@/app/session/kiosk-keeper'))

/** The providers and the components that every screen needs. */
export function Root() {
  return (
    <Dialogs>
      <SessionKeeper />
      <LeaveBlocker />
      <PendingScreen />
      <Suspense fallback={<FullScreenLoading />}>
        {platform.isKiosk && <KioskKeeper />}
        <Outlet />
      </Suspense>
      {!platform.isKiosk && <ChatOnScreens />}
    </Dialogs>
  )
}

/** The landing page is readable without a session, so it shows only a failure. */
function Dialogs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <DialogsProvider prepared={pathname !== paths.home}>{children}</DialogsProvider>
}
