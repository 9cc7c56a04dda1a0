import { lazy, Suspense, useEffect } from 'react'
import { CourseSection } from '@/features/landing/components/course-section'
import { Facilities } from '@/features/landing/components/facilities'
import { LandingFooter } from '@/features/landing/components/landing-footer'
import { Membership } from '@/features/landing/components/membership'
import { Reasons } from '@/features/landing/components/reasons'
import { SessionOverview } from '@/features/landing/components/session-overview'
import { Testimonials } from '@/features/landing/components/testimonials'
import { courseOffer } from '@/lib/settings/course-offer'
import { useSettingsState } from '@/lib/settings/settings'

// With prices, which are known only from the server, and pictures, which nobody sees at first.
const Offer = lazy(() => import('@/features/landing/pages/offer'))
const Questions = lazy(() => import('@/features/landing/pages/questions'))

/** The landing page below its first screen. */
export default function LandingSections() {
  const { settings, isPending } = useSettingsState()
  const { facilities } = courseOffer(settings.kursus.teks)
  const academy = isPending ? undefined : settings.namaAkademi
  useHashTarget(!isPending)

  return (
    <>
      {isPending ? (
        <OfferToCome />
      ) : (
        <Suspense fallback={<OfferToCome />}>
          <Offer />
        </Suspense>
      )}
      <SessionOverview />
      <CourseSection settings={isPending ? undefined : settings} />
      {!isPending && <Facilities facilities={facilities} />}
      <Reasons academy={academy} />
      {!isPending && (
        <>
          <Testimonials testimonials={settings.testimoni} />
          <Membership channel={settings.linkChannel} />
          <Suspense>
            <Questions />
          </Suspense>
        </>
      )}
      <LandingFooter academy={academy} chat={settings.nomorWa} />
    </>
  )
}

/** Reserves the first screen below the hero. */
function OfferToCome() {
  return <div className="min-h-screen" />
}

/** Scrolls to the section in the address when the page is complete, because the browser itself tries too early. */
function useHashTarget(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || window.location.hash === '') return
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [isComplete])
}
