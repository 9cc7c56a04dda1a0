import { Hero } from '@/features/landing/components/hero'
import { SessionOverview } from '@/features/landing/components/session-overview'
import { Steps } from '@/features/landing/components/steps'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <SessionOverview />
      <Steps />
    </>
  )
}
