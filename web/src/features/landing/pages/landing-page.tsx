import { lazy, Suspense } from 'react'
import { Hero } from '@/features/landing/components/hero'

// The first sight doesn't wait for what lies below it.
const LandingSections = lazy(() => import('@/features/landing/components/landing-sections'))

/** /: what the academy offers. */
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
