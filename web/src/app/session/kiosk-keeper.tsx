import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLogout } from '@/features/auth/api/logout'
import { sessionQuery } from '@/lib/session/session-query'
import { platform } from '@/platform/platform'
import { activityStore, stageOf } from '@/platform/stage'

/** Keeps the kiosk told of what the page is doing, and signs out whoever has left. */
export default function KioskKeeper() {
  const { data: user } = useQuery(sessionQuery)
  const { mutate: signOut } = useLogout()
  const claims = useStore(activityStore)
  const stage = user === undefined ? null : stageOf(claims, user !== null)

  useEffect(() => {
    if (stage === null) return
    // On the way from one screen to the next nothing is claimed for a moment.
    const timer = setTimeout(() => {
      platform.setStage(stage).catch((error: unknown) => {
        console.error('The kiosk does not take the stage', error)
      })
    })
    return () => clearTimeout(timer)
  }, [stage])

  useEffect(() => platform.onSignOutRequested(() => signOut()), [signOut])

  return null
}
