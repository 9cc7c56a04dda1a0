import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createDialogRequests, type DialogStore } from '@/components/ui/dialogs/dialog-requests'
import { DialogsContext } from '@/components/ui/dialogs/dialogs-context'

/** Lets the screen itself come first. */
const PREPARE_AFTER_MS = 1500

type Host = ComponentType<{ store: DialogStore }>

interface DialogsProviderProps {
  /**
   * Whether the dialogs' code is fetched soon after the screen is drawn, not when the first one opens: there may be no
   * network by then. False for screens that hardly ever open one.
   */
  prepared?: boolean
  children: ReactNode
}

/** Makes `useDialogs()` work below it and shows what is asked for. */
export function DialogsProvider({ prepared = true, children }: DialogsProviderProps) {
  const [{ store, dialogs }] = useState(createDialogRequests)
  const asked = useStore(store, ({ length }) => length)
  const [Host, setHost] = useState<Host | null>(null)
  const isWanted = Host === null && (prepared || asked > 0)

  // Again for every further request: the network may be back.
  useEffect(() => {
    if (!isWanted) return
    const fetchHost = () =>
      void import('@/components/ui/dialogs/dialog-host').then(
        (module) => setHost(() => module.default),
        (error: unknown) => console.error('Dialogs can not be shown', error)
      )
    if (asked > 0) return fetchHost()
    const timer = setTimeout(fetchHost, PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWanted, asked])

  return (
    <DialogsContext value={dialogs}>
      {children}
      {Host && <Host store={store} />}
    </DialogsContext>
  )
}
