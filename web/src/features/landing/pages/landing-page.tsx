import { lazy, Suspense } from 'react'
import { Hero } from '@/features/landing/components/hero'

// The first screen doesn't wait for the content below it.
const LandingSections = lazy(() => import('@/features/landing/pages/landing-sections'))

/** /: the academy's offer. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-screen" />}>
        <LandingSections />
      </Suspense>
    </>
  )
}
