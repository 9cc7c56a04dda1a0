import { lazy, Suspense, type ReactNode } from 'react'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { ExamPage } from '@/features/exam/pages/exam-page'
import { platform } from '@/platform/platform'
import { useActivity, type Activity } from '@/platform/stage'

// The exam itself has no frame, and a reload in the middle of it should fetch as little as possible.
const LearnerLayout = lazy(() => import('@/app/layouts/learner-layout'))
const ExamCertificate = lazy(() => import('@/app/screens/exam-certificate'))
const EndSeat = lazy(() => import('@/app/screens/end-seat'))

const inLearnerLayout = (screen: ReactNode) => (
  <Suspense fallback={<FullScreenLoading />}>
    <Doing activity="choosing" />
    <LearnerLayout>{screen}</LearnerLayout>
  </Suspense>
)

const certificateOf = (resultId: number, packageName: string | null) => (
  <Suspense>
    <Doing activity="result" />
    <ExamCertificate resultId={resultId} packageName={packageName} />
  </Suspense>
)

const end = platform.isKiosk ? (
  <Suspense>
    <EndSeat />
  </Suspense>
) : null

/** /simulasi-toefl/{paketId} */
export default function ExamScreen() {
  useActivity('exam')
  return <ExamPage frame={inLearnerLayout} certificate={certificateOf} end={end} />
}

/** Says what the screen around it is about, for the kiosk. */
function Doing({ activity }: { activity: Activity }) {
  useActivity(activity)
  return null
}
