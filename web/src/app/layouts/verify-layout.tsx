import type { ReactNode } from 'react'
import { HeaderBar } from '@/app/layouts/header-bar'
import { LearnerBar } from '@/app/layouts/learner-bar'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { SessionNotice } from '@/app/layouts/session-notice'
import { useSession } from '@/lib/session/use-session'

/** The frame of the public certificate verification page. Signed-in users keep their navigation. */
export function VerifyLayout({ children }: { children: ReactNode }) {
  const session = useSession()

  return (
    <>
      {session.status === 'user' ? (
        <LearnerBar user={session.user} />
      ) : (
        <HeaderBar below={<SessionNotice />}>
          <PublicAccount />
        </HeaderBar>
      )}
      <MainContent>{children}</MainContent>
    </>
  )
}
