import { Menu as MenuIcon, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { AccountMenu } from '@/app/layouts/account-menu'
import { HeaderBar } from '@/app/layouts/header-bar'
import { LearnerNavLinks } from '@/app/layouts/learner-nav-links'
import { IconButton } from '@/components/ui/icon-button'
import { useEscape } from '@/components/ui/use-escape'
import { usePressOutside } from '@/components/ui/use-press-outside'
import type { SessionUser } from '@/lib/session/session-query'

const PHONE_NAV_ID = 'navigasi'

/** The bar at the top of a learner's screens: navigation (behind a button on phones) and profile menu. */
export function LearnerBar({ user }: { user: SessionUser }) {
  const [isNavOpen, setNavOpen] = useState(false)
  const closeNav = () => setNavOpen(false)
  const bar = useRef<HTMLElement>(null)
  useEscape(isNavOpen, closeNav)
  usePressOutside(bar, isNavOpen, closeNav)

  return (
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
  )
}
