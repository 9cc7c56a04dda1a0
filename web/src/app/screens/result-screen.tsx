import { lazy, Suspense } from 'react'
import { LateReports } from '@/features/exam/late/lazy-late-parts'
import { ResultPage } from '@/features/results/pages/result-page'
import { platform } from '@/platform/platform'
import { useActivity } from '@/platform/stage'

const EndSeat = lazy(() => import('@/app/screens/end-seat'))

/** /hasil/{id}, with remarks from the exam records on this device. */
export default function ResultScreen() {
  useActivity('result')

  return (
    <ResultPage
      late={
        <Suspense>
          <LateReports />
        </Suspense>
      }
      end={
        platform.isKiosk && (
          <Suspense>
            <EndSeat />
          </Suspense>
        )
      }
    />
  )
}
