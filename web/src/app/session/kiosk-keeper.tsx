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

/** Reports the page's activity to the kiosk, signs out idle users and hands over rescue files. */
export default function KioskKeeper() {
  const { data: user } = useQuery(sessionQuery)
  const { mutate: signOut } = useLogout()
  const claims = useStore(activityStore)
  const stage = user === undefined ? null : stageOf(claims, user !== null)
  const reportUndelivered = useKioskUndelivered(stage)
  /** Phone number of the learner who left with undelivered answers. */
  const [gone, setGone] = useState<string | null>(null)

  useEffect(() => {
    if (stage === null) return
    // Between two screens no activity is claimed for a moment.
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
        reportUndelivered().then(
          (isUndelivered) => (isUndelivered && nohp !== undefined ? setGone(nohp) : signOut()),
          // The kiosk then uses the last value reported.
          (error: unknown) => console.error('What is undelivered is not known', error)
        )
      }),
    [nohp, signOut, reportUndelivered]
  )
  // The same learner may sign in again at this seat.
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
    reportUndelivered().then(
      () => signOut(),
      (error: unknown) => console.error('Undelivered answers were not reported to the kiosk', error)
    )
  }, [signOut, reportUndelivered])

  return (
    gone !== null &&
    gone === nohp && (
      <Suspense>
        <WaitingSeat nohp={gone} onDelivered={goOn} />
      </Suspense>
    )
  )
}
