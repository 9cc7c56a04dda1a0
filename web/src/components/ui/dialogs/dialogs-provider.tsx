import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { createDialogRequests } from '@/components/ui/dialogs/dialog-requests'
import { DialogsContext } from '@/components/ui/dialogs/dialogs-context'

const DialogHost = lazy(() => import('@/components/ui/dialogs/dialog-host'))

/** Makes `useDialogs()` work below it and shows what is asked for. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [{ store, dialogs }] = useState(createDialogRequests)
  // Fetched once the first screen is drawn, not when the first dialog opens: there may be no network by then.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])

  return (
    <DialogsContext value={dialogs}>
      {children}
      {isDrawn && (
        <Suspense>
          <DialogHost store={store} />
        </Suspense>
      )}
    </DialogsContext>
  )
}
