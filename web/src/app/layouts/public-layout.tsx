import { HeaderBar } from '@/app/layouts/header-bar'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { SessionNotice } from '@/app/layouts/session-notice'
import LandingNav from '@/features/landing/components/landing-nav'

/** The frame of the landing page. */
export default function PublicLayout() {
  return (
    <>
      <HeaderBar below={<SessionNotice />}>
        <LandingNav>
          <PublicAccount />
        </LandingNav>
      </HeaderBar>
      <MainContent />
    </>
  )
}
