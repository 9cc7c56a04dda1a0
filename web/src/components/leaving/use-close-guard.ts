import { useRef } from 'react'
import { CLOSE_QUESTION } from '@/components/leaving/use-confirm-leaving'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'

/**
 * The leave guard of a form in a dialog. Returns a function that closes the dialog, for ×, Esc, a press outside and
 * 'Batal': it asks first while `isDirty`.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void): () => void {
  const dialogs = useDialogs()
  const isAsking = useRef(false)
  useLeaveGuard(isDirty)

  const askAndClose = async () => {
    if (isAsking.current) return
    isAsking.current = true
    const isAgreed = await dialogs.confirm(CLOSE_QUESTION)
    isAsking.current = false
    if (isAgreed) onClose()
  }
  return () => {
    if (isDirty) void askAndClose()
    else onClose()
  }
}
