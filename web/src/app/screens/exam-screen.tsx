import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { ExamPage } from '@/features/exam/pages/exam-page'
import { useLater } from '@/lib/browser/use-later'
import { useActivity, type Activity } from '@/platform/stage'

// The exam itself has no frame, and a reload in the middle of it should fetch as little as possible.
const LearnerLayout = lazy(() => import('@/app/layouts/learner-layout'))

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
  return <ExamPage frame={inLearnerLayout} />
}

/** Fetches the screen of the result early: when it is needed, the server may have a newer version. */
function useResultAtHand() {
  const isLater = useLater()

  useEffect(() => {
    if (!isLater) return
    import('@/app/screens/result-screen').catch((error: unknown) =>
      console.warn('Result not fetched', error)
    )
  }, [isLater])
}

/** Says what the screen around it is about, for the kiosk. */
function Doing({ activity }: { activity: Activity }) {
  useActivity(activity)
  return null
}
