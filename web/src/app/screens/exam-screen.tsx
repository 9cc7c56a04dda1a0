import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { ExamPage } from '@/features/exam/pages/exam-page'
import { useLater } from '@/lib/browser/use-later'
import { useActivity, type Activity } from '@/platform/stage'

// The exam has no layout, and a reload during it should fetch as little as possible.
const loadLearnerLayout = () => import('@/app/layouts/learner-layout')
const LearnerLayout = lazy(loadLearnerLayout)

/** The sign-in and sign-out code is prefetched, because the network may be away when a running exam needs it. */
const fetchExits = () =>
  Promise.all([
    loadLearnerLayout(),
    import('@/app/guards/session-unknown'),
    import('@/app/layouts/profile-menu'),
    import('@/app/screens/packages-screen'),
    import('@/app/sign-out/undelivered-question'),
    import('@/components/ui/dialogs/dialog-host'),
    import('@/components/ui/toaster'),
    import('@/features/auth/components/own-password-dialog'),
    import('@/features/auth/components/session-expired-dialog'),
    import('@/features/exam/engine/deliver-undelivered'),
    import('@/features/exam/engine/rescue-file'),
    import('@/lib/storage/owners'),
    import('@/lib/storage/sealed-store'),
  ])

const inLearnerLayout = (screen: ReactNode) => (
  <Suspense fallback={<FullScreenLoading />}>
    <Doing activity="choosing" />
    <LearnerLayout>{screen}</LearnerLayout>
  </Suspense>
)

/** /simulasi-toefl/{paketId} */
export default function ExamScreen() {
  useActivity('exam')
  useResultAtHand()
  return <ExamPage frame={inLearnerLayout} fetchExits={fetchExits} />
}

/** Prefetches the result screen, because the server may have a newer build by the time it is needed. */
function useResultAtHand() {
  const isLater = useLater()

  useEffect(() => {
    if (!isLater) return
    import('@/app/screens/result-screen').catch((error: unknown) =>
      console.warn('Result not fetched', error)
    )
  }, [isLater])
}

/** Reports the surrounding screen's activity to the kiosk. */
function Doing({ activity }: { activity: Activity }) {
  useActivity(activity)
  return null
}
