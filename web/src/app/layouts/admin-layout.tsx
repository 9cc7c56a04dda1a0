import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mayOpen } from '@/app/layouts/admin-navigation'
import { ScreenRefused } from '@/app/layouts/screen-refused'
import { AdminSidebar } from '@/app/layouts/admin-sidebar'
import '@/styles/admin.css'
import { MainContent } from '@/app/layouts/main-content'
import { PrintHead } from '@/app/layouts/print-head'
import ProfileMenu from '@/app/layouts/profile-menu'
import { SkipLink } from '@/app/layouts/skip-link'
import { Brand } from '@/components/page/brand'
import { PasswordAgain } from '@/features/auth/components/password-again'
import { Drawer } from '@/components/ui/drawer'
import { IconButton } from '@/components/ui/icon-button'
import { useSessionUser } from '@/lib/session/use-session'

/** The frame of the admin area: navigation on the left (a drawer on phones), profile menu, content. */
export default function AdminLayout() {
  const user = useSessionUser()
  const { pathname } = useLocation()
  const [isNavOpen, setNavOpen] = useState(false)

  return (
    <div className="lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <SkipLink />
      <aside
        aria-label="Bilah samping"
        className="sticky top-0 hidden h-[calc(100vh-var(--running-line,0px))] flex-col border-r border-line bg-surface lg:flex print:hidden"
      >
        <div className="flex min-h-16 items-center border-b border-line px-5">
          <Brand />
        </div>
        <AdminSidebar />
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex min-h-16 print:hidden items-center gap-2 border-b border-line bg-surface px-4 py-2 sm:px-6">
          <IconButton
            icon={MenuIcon}
            label="Buka navigasi"
            aria-haspopup="dialog"
            aria-expanded={isNavOpen}
            className="-ml-2 lg:hidden"
            onClick={() => setNavOpen(true)}
          />
          <Brand className="lg:hidden" />
          <div className="ml-auto">
            <ProfileMenu user={user} />
          </div>
        </header>
        <PrintHead />
        <MainContent className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-8">
          {mayOpen(user.role, pathname) ? undefined : <ScreenRefused />}
        </MainContent>
      </div>
      <Drawer open={isNavOpen} onOpenChange={setNavOpen} title="Navigasi">
        <AdminSidebar onNavigate={() => setNavOpen(false)} />
      </Drawer>
      <PasswordAgain />
    </div>
  )
}
