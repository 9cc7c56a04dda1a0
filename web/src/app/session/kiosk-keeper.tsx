import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useKioskUndelivered } from '@/app/session/use-kiosk-undelivered'
import { useLogout } from '@/features/auth/api/logout'
import { sessionQuery } from '@/lib/session/session-query'
import { copyStores } from '@/lib/storage/copy-stores'
import { kioskBridge } from '@/platform/kiosk'
import { activityStore, stageOf } from '@/platform/stage'

const WaitingSeat = lazy(() => import('@/app/session/waiting-seat'))

copyStores()

/** Keeps the kiosk told of what the page is doing, signs out whoever has left, and hands over rescue files. */
export default function KioskKeeper() {
  const { data: user } = useQuery(sessionQuery)
  const { mutate: signOut } = useLogout()
  const claims = useStore(activityStore)
  const stage = user === undefined ? null : stageOf(claims, user !== null)
  const tellUndelivered = useKioskUndelivered(stage)
  /** The learner who left with answers undelivered, by phone number. */
  const [gone, setGone] = useState<string | null>(null)

  useEffect(() => {
    if (stage === null) return
    // On the way from one screen to the next nothing is claimed for a moment.
    const timer = setTimeout(() => {
      kioskBridge()
        .setStage(stage)
        .catch((error: unknown) => {
          console.error('The kiosk does not take the stage', error)
        })
    })
    return () => clearTimeout(timer)
  }, [stage])

  const nohp = user?.nohp
  useEffect(
    () =>
      kioskBridge().onSignOutRequested(() => {
        tellUndelivered().then(
          (isUndelivered) => (isUndelivered && nohp !== undefined ? setGone(nohp) : signOut()),
          // The kiosk decides by what it was told before.
          (error: unknown) => console.error('What is undelivered is not known', error)
        )
      }),
    [nohp, signOut, tellUndelivered]
  )
  // The same learner may sign in here again.
  useEffect(() => () => setGone(null), [nohp])

  const learner = user?.nama
  useEffect(
    () =>
      kioskBridge().onRescueRequested(async () => {
        if (learner === undefined) return null
        const { sealStoredRescue } = await import('@/features/exam/engine/rescue-file')
        return sealStoredRescue(learner)
      }),
    [learner]
  )

  const goOn = useCallback(() => {
    tellUndelivered().then(
      () => signOut(),
      (error: unknown) => console.error('The kiosk is not told what is undelivered', error)
    )
  }, [signOut, tellUndelivered])

  return (
    gone !== null &&
    gone === nohp && (
      <Suspense>
        <WaitingSeat nohp={gone} onDelivered={goOn} />
      </Suspense>
    )
  )
}
