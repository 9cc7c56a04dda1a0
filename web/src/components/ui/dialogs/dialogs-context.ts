import { createContext, use } from 'react'
import type { Dialogs } from '@/components/ui/dialogs/dialog-requests'

export const DialogsContext = createContext<Dialogs | null>(null)

/** Opens dialogs from event handlers: `if (await dialogs.confirm({ … }))`. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a <DialogsProvider> above it')
  return dialogs
}
