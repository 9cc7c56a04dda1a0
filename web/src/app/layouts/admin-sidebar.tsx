import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { navigationOf } from '@/app/layouts/admin-navigation'
import { isCurrent } from '@/app/layouts/learner-navigation'
import { useSignOut } from '@/app/sign-out/use-sign-out'
import { classNames } from '@/lib/class-names'
import { useSessionUser } from '@/lib/session/use-session'

const ITEM_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-semibold transition-colors duration-150'

/** The admin's navigation, followed by the logout. */
export function AdminSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation()
  const { role } = useSessionUser()
  const { signOut, question } = useSignOut()

  return (
    <nav aria-label="Admin" className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto p-3">
      <ul className="grid gap-1">
        {navigationOf(role).map((item) => {
          const { label, icon: Icon, to } = item
          const current = isCurrent(item, pathname)
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                onClick={onNavigate}
                className={classNames(
                  ITEM_CLASS,
                  current
                    ? 'bg-primary-soft text-primary'
                    : 'text-ink-soft hover:bg-muted hover:text-ink'
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={classNames(ITEM_CLASS, 'mt-auto text-ink-soft hover:bg-muted hover:text-ink')}
        onClick={() => signOut()}
      >
        <LogOut aria-hidden className="size-5 shrink-0" />
        Logout
      </button>
      {question}
    </nav>
  )
}
