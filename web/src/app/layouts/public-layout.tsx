import { HeaderBar } from '@/app/layouts/header-bar'
import { MainContent } from '@/app/layouts/main-content'
import { PublicAccount } from '@/app/layouts/public-account'
import { SessionNotice } from '@/app/layouts/session-notice'

/** The frame of the screens that everybody may see. */
export function PublicLayout() {
  return (
    <>
      <HeaderBar below={<SessionNotice />}>
        <PublicAccount />
      </HeaderBar>
      <MainContent />
    </>
  )
}
