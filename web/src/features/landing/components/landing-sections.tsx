import { useQuery } from '@tanstack/react-query'
import { CourseSection } from '@/features/landing/components/course-section'
import { Facilities } from '@/features/landing/components/facilities'
import { LandingFooter } from '@/features/landing/components/landing-footer'
import { Membership } from '@/features/landing/components/membership'
import { Reasons } from '@/features/landing/components/reasons'
import { SessionOverview } from '@/features/landing/components/session-overview'
import { Steps } from '@/features/landing/components/steps'
import { Testimonials } from '@/features/landing/components/testimonials'
import { useHashTarget } from '@/features/landing/hooks/use-hash-target'
import { courseOffer } from '@/lib/settings/course-offer'
import { settingsQuery, useSettings } from '@/lib/settings/settings'

/** All of the landing page below its first sight. What isn't in the academy's settings is left out. */
export default function LandingSections() {
  const { isPending } = useQuery(settingsQuery)
  const settings = useSettings()
  const { facilities } = courseOffer(settings.kursus.teks)
  useHashTarget(!isPending)

  return (
    <>
      <SessionOverview />
      <CourseSection settings={isPending ? undefined : settings} />
      {facilities.length > 0 && <Facilities facilities={facilities} />}
      <Reasons academy={settings.namaAkademi} />
      {settings.testimoni.length > 0 && <Testimonials testimonials={settings.testimoni} />}
      {settings.linkChannel && <Membership channel={settings.linkChannel} />}
      <Steps />
      <LandingFooter academy={settings.namaAkademi} />
    </>
  )
}
