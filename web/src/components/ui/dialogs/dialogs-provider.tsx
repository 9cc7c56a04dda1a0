import { useState, type ReactNode } from 'react'
import { createDialogRequests } from '@/components/ui/dialogs/dialog-requests'
import { DialogHost } from '@/components/ui/dialogs/dialog-host'
import { DialogsContext } from '@/components/ui/dialogs/dialogs-context'

/** Makes `useDialogs()` work below it and shows what is asked for. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [{ store, dialogs }] = useState(createDialogRequests)

  return (
    <DialogsContext value={dialogs}>
      {children}
      <DialogHost store={store} />
    </DialogsContext>
  )
}
