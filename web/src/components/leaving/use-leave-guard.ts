import { useEffect } from 'react'
import { holdUnsavedWork } from '@/components/leaving/unsaved-work'
import { LEAVE_QUESTION } from '@/components/leaving/use-confirm-leaving'

/**
 * While `isDirty`, asks before a link, Back and Forward, a reload, a closed tab or signing out would lose the input.
 * `LeaveBlocker` asks for in-app navigation, `useConfirmLeaving` for signing out.
 */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    const releaseWork = holdUnsavedWork(LEAVE_QUESTION)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      releaseWork()
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [isDirty])
}
