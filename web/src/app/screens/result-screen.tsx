import { lazy, Suspense } from 'react'
import { LateReports } from '@/features/exam/late/lazy-late-parts'
import { ResultPage } from '@/features/results/pages/result-page'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'
import { useActivity } from '@/platform/stage'

const ResultSuggestions = lazy(() => import('@/features/learning/components/result-suggestions'))
const EndSeat = lazy(() => import('@/app/screens/end-seat'))

/** /hasil/{id}, with remarks from the exam records on this device. */
export default function ResultScreen() {
  useActivity('result')

  return (
    <ResultPage
      raises={
        platform.hasScreen(paths.skillMap) && (
          <Suspense>
            <ResultSuggestions />
          </Suspense>
        )
      }
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
