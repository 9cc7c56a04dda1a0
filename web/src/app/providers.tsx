import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/app/error-boundary'
import { SessionKeeper } from '@/app/session/session-keeper'
import { DialogsProvider } from '@/components/ui/dialogs/dialogs-provider'
import { paths } from '@/lib/paths'

interface ProvidersProps {
  queryClient: QueryClient
  children: ReactNode
}

/** Everything that screens rely on being above them. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        {/* Without transitions a change of screen happens at once, and its layout shows that it is loading. */}
        <BrowserRouter useTransitions={false}>
          <Dialogs>
            <SessionKeeper />
            {children}
          </Dialogs>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The landing page is there to be read: it tells only when the session can't be fetched. */
function Dialogs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <DialogsProvider prepared={pathname !== paths.home}>{children}</DialogsProvider>
}
