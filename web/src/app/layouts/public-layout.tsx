import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { HeaderBar } from '@/app/layouts/header-bar'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { SessionNotice } from '@/app/layouts/session-notice'
import { LandingNav } from '@/app/screen-parts'
import { paths } from '@/lib/paths'

/** The frame of the screens that everybody may see. */
export function PublicLayout() {
  const { pathname } = useLocation()

  return (
    <>
      <HeaderBar below={<SessionNotice />}>
        {pathname === paths.home ? <LandingBar /> : <PublicAccount />}
      </HeaderBar>
      <MainContent />
    </>
  )
}

function LandingBar() {
  const account = <PublicAccount />

  return (
    <Suspense
      fallback={
        <>
          {account}
          {/* Where the phone's button will stand. */}
          <span className="size-11 shrink-0 xl:hidden" />
        </>
      }
    >
      <LandingNav>{account}</LandingNav>
    </Suspense>
  )
}
