import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { internalLinkOf } from '@/components/leaving/internal-link'
import { holdUnsavedWork } from '@/components/leaving/unsaved-work'
import { LEAVE_QUESTION } from '@/components/leaving/use-confirm-leaving'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { guardHistory } from '@/lib/browser/history-gate'

/** React Router numbers the entries of the history. */
function entryNumber(state: unknown): number | null {
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof idx === 'number' ? idx : null
}

/**
 * While `isDirty`, asks before a link, Back and Forward, a reload, a closed tab or signing out loses what was typed.
 * What a screen does on its own, as going on after saving, isn't asked about. React Router's own blocker needs its data router.
 */
export function useLeaveGuard(isDirty: boolean): void {
  const dialogs = useDialogs()
  const navigate = useNavigate()

  useEffect(() => {
    if (!isDirty) return
    const entry = entryNumber(window.history.state)
    let isAsking = false
    let isAllowed = false
    /** A step that this guard itself took back. */
    let isUndoing = false

    const ask = async (leave: () => void) => {
      if (isAsking) return
      isAsking = true
      isAllowed = await dialogs.confirm(LEAVE_QUESTION)
      isAsking = false
      if (isAllowed) leave()
    }

    const onClick = (event: MouseEvent) => {
      const target = internalLinkOf(event)
      if (target === null) return
      // The router leaves a click alone that was answered before it.
      event.preventDefault()
      void ask(() => void navigate(target))
    }

    const onPopState = (event: PopStateEvent) => {
      if (isAllowed) return
      // The router must not see that the address has changed: it is changed back.
      event.stopImmediatePropagation()
      if (isUndoing) {
        isUndoing = false
        return
      }
      const steps = stepsTo(event.state, entry)
      isUndoing = true
      window.history.go(-steps)
      void ask(() => window.history.go(steps))
    }

    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    const releaseWork = holdUnsavedWork()
    document.addEventListener('click', onClick, true)
    const releaseHistory = guardHistory(onPopState)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      releaseWork()
      document.removeEventListener('click', onClick, true)
      releaseHistory()
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [isDirty, dialogs, navigate])
}

/** How far the history went; where an entry has no number, it was most likely one step back. */
function stepsTo(state: unknown, from: number | null): number {
  const to = entryNumber(state)
  return to === null || from === null || to === from ? -1 : to - from
}
