import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createDialogRequests, type DialogStore } from '@/components/ui/dialogs/dialog-requests'
import { DialogsContext } from '@/components/ui/dialogs/dialogs-context'
import { useLater } from '@/lib/browser/use-later'

type Host = ComponentType<{ store: DialogStore }>

interface DialogsProviderProps {
  /**
   * Whether the dialogs' code is fetched soon after the screen is rendered, in case the network fails later. False for
   * screens that hardly ever open one.
   */
  prepared?: boolean
  children: ReactNode
}

/** Provides `useDialogs()` and shows the dialogs. */
export function DialogsProvider({ prepared = true, children }: DialogsProviderProps) {
  const [{ store, dialogs }] = useState(createDialogRequests)
  const asked = useStore(store, ({ length }) => length)
  const [Host, setHost] = useState<Host | null>(null)
  const isLater = useLater()
  const isWanted = Host === null && ((prepared && isLater) || asked > 0)

  // Retries with each request, because the network may be back.
  useEffect(() => {
    if (!isWanted) return
    import('@/components/ui/dialogs/dialog-host').then(
      (module) => setHost(() => module.default),
      (error: unknown) => console.error('Dialogs can not be shown', error)
    )
  }, [isWanted, asked])

  return (
    <DialogsContext value={dialogs}>
      {children}
      {Host && <Host store={store} />}
    </DialogsContext>
  )
}
