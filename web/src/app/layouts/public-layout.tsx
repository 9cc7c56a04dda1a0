import { Suspense } from 'react'
import { HeaderBar } from '@/app/layouts/header-bar'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { SessionNotice } from '@/app/layouts/session-notice'
import { LandingNav } from '@/app/screen-parts'

/** The frame of the landing page. */
export function PublicLayout() {
  const account = <PublicAccount />

  return (
    <>
      <HeaderBar below={<SessionNotice />}>
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
      </HeaderBar>
      <MainContent />
    </>
  )
}
