import { Menu as MenuIcon, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { AccountMenu } from '@/app/layouts/account-menu'
import { HeaderBar } from '@/app/layouts/header-bar'
import { LearnerNavLinks } from '@/app/layouts/learner-nav-links'
import { MainContent } from '@/app/layouts/main-content'
import { IconButton } from '@/components/ui/icon-button'
import { useEscape } from '@/components/ui/use-escape'
import { usePressOutside } from '@/components/ui/use-press-outside'
import { useSessionUser } from '@/lib/session/use-session'

const PHONE_NAV_ID = 'navigasi'

/** The frame of a learner's screens: navigation, profile menu, content (default: the router's). */
export default function LearnerLayout({ children }: { children?: ReactNode }) {
  const user = useSessionUser()
  const [isNavOpen, setNavOpen] = useState(false)
  const closeNav = () => setNavOpen(false)
  const bar = useRef<HTMLElement>(null)
  useEscape(isNavOpen, closeNav)
  usePressOutside(bar, isNavOpen, closeNav)

  return (
    <>
      <HeaderBar
        ref={bar}
        below={
          isNavOpen && (
            <nav
              id={PHONE_NAV_ID}
              aria-label="Utama"
              className="animate-fade-in border-t border-line px-3 py-2 lg:hidden"
            >
              <LearnerNavLinks stacked onNavigate={closeNav} />
            </nav>
          )
        }
      >
        <nav aria-label="Utama" className="hidden lg:block">
          <LearnerNavLinks />
        </nav>
        <AccountMenu user={user} />
        <IconButton
          icon={isNavOpen ? X : MenuIcon}
          label={isNavOpen ? 'Tutup navigasi' : 'Buka navigasi'}
          aria-expanded={isNavOpen}
          aria-controls={PHONE_NAV_ID}
          className="lg:hidden"
          onClick={() => setNavOpen(!isNavOpen)}
        />
      </HeaderBar>
      <MainContent className="mx-auto max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10">
        {children}
      </MainContent>
    </>
  )
}
