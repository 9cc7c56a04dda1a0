import { HeaderBar } from '@/app/layouts/header-bar'
import LearnerLayout from '@/app/layouts/learner-layout'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { useKnownSession } from '@/lib/session/use-session'

/** The frame of screens that anybody may see and users see as their own. */
export default function OpenLayout() {
  const { status } = useKnownSession()

  if (status === 'loading') return <FullScreenLoading />
  if (status === 'user') return <LearnerLayout />
  return (
    <>
      <HeaderBar>
        <PublicAccount />
      </HeaderBar>
      <MainContent className="mx-auto max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10" />
    </>
  )
}
