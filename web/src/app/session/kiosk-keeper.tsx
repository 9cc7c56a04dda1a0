import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLogout } from '@/features/auth/api/logout'
import { sessionQuery } from '@/lib/session/session-query'
import { copyStores } from '@/lib/storage/copy-stores'
import { platform } from '@/platform/platform'
import { activityStore, stageOf } from '@/platform/stage'

copyStores()

/** Keeps the kiosk told of what the page is doing, signs out whoever has left, and hands over rescue files. */
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

  const learner = user?.nama
  useEffect(
    () =>
      platform.onRescueRequested(async () => {
        if (learner === undefined) return null
        const { sealStoredRescue } = await import('@/features/exam/engine/rescue-file')
        return sealStoredRescue(learner)
      }),
    [learner]
  )

  return null
}
