import { Suspense, type ReactNode } from 'react'
import { LearnerBar } from '@/app/layouts/learner-bar'
import { MainContent } from '@/app/layouts/main-content'
import { optionalPart } from '@/app/optional-part'
import { useSessionUser } from '@/lib/session/use-session'
import { practiceWaits } from '@/lib/offline/practice-waits'

const PracticeDelivery = optionalPart(
  () => import('@/features/learning/practice/practice-delivery')
)

/** The frame of a learner's screens: the bar and the content, by default the router's outlet. */
export default function LearnerLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <LearnerBar user={useSessionUser()} />
      <Suspense>{practiceWaits() && <PracticeDelivery />}</Suspense>
      <MainContent className="mx-auto max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10">
        {children}
      </MainContent>
    </>
  )
}
