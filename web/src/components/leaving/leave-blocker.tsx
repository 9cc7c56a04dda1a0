import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom'
import { leaveQuestion } from '@/components/leaving/unsaved-work'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { isLinkFollowed } from '@/lib/browser/followed-link'

/** A screen's own navigation, such as after saving, doesn't ask. */
const isToBeAsked: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  leaveQuestion() !== null &&
  (historyAction === NavigationType.Pop || isLinkFollowed()) &&
  (currentLocation.pathname !== nextLocation.pathname ||
    currentLocation.search !== nextLocation.search)

/**
 * Asks before an in-app navigation would lose any screen's unsaved work. There is one blocker for all, because the
 * router supports only one.
 */
export function LeaveBlocker() {
  const dialogs = useDialogs()
  const blocker = useBlocker(isToBeAsked)
  const latest = useRef(blocker)
  const isAsking = useRef(false)

  useEffect(() => {
    latest.current = blocker
    if (blocker.state !== 'blocked' || isAsking.current) return
    const question = leaveQuestion()
    isAsking.current = true
    // The work may have been saved in the same moment.
    void Promise.resolve(question === null || dialogs.confirm(question)).then((isAgreed) => {
      isAsking.current = false
      if (isAgreed) latest.current.proceed?.()
      else latest.current.reset?.()
    })
  }, [blocker, dialogs])

  return null
}
