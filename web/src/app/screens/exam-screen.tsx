import { lazy, Suspense, type ReactNode } from 'react'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { ExamPage } from '@/features/exam/pages/exam-page'
import { certificateMutation } from '@/features/results/api/certificate'
import { CertificateButton } from '@/features/results/components/certificate-button'

// The exam itself has no frame, and a reload in the middle of it should fetch as little as possible.
const LearnerLayout = lazy(() => import('@/app/layouts/learner-layout'))

const inLearnerLayout = (screen: ReactNode) => (
  <Suspense fallback={<FullScreenLoading />}>
    <LearnerLayout>{screen}</LearnerLayout>
  </Suspense>
)

const certificateOf = (resultId: number, packageName: string | null) => (
  <CertificateButton download={certificateMutation(resultId, packageName ?? 'TOEFL')}>
    Unduh sertifikat
  </CertificateButton>
)

/** /simulasi-toefl/{paketId} */
export default function ExamScreen() {
  return <ExamPage frame={inLearnerLayout} certificate={certificateOf} />
}
