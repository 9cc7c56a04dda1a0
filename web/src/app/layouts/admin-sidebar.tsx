import { can } from '@lulus/api/contracts/capabilities'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { navigationOf } from '@/app/layouts/admin-navigation'
import { isCurrent } from '@/app/layouts/learner-navigation'
import { useSignOut } from '@/app/sign-out/use-sign-out'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format/numbers'
import { messageCountsQuery } from '@/lib/query/waiting-messages'
import { waitingPaymentsQuery } from '@/lib/query/waiting-payments'
import { useSessionUser } from '@/lib/session/use-session'

const ITEM_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-semibold transition-colors duration-150'

/** The admin's navigation, followed by the logout. */
export function AdminSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation()
  const { role } = useSessionUser()
  const { signOut, question } = useSignOut()
  const id = useId()
  const payments = useQuery({
    ...waitingPaymentsQuery,
    enabled: can(role, 'payments.decide'),
  })
  const messages = useQuery({
    ...messageCountsQuery,
    enabled: can(role, 'messages.send'),
  })
  const counts = { payments: payments.data ?? 0, messages: messages.data?.menunggu ?? 0 }

  return (
    <nav aria-label="Admin" className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto p-3">
      <ul className="grid gap-1">
        {navigationOf(role).map((item) => {
          const { label, icon: Icon, to, counts: counted } = item
          const current = isCurrent(item, pathname)
          const waiting = counted === undefined ? 0 : counts[counted]
          const isCounted = waiting > 0
          const countId = `${id}-${counted}`
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                aria-describedby={isCounted ? countId : undefined}
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
                {isCounted && (
                  <span aria-hidden className="ml-auto">
                    <Badge tone="accent">{formatCount(waiting)}</Badge>
                  </span>
                )}
              </Link>
              {isCounted && (
                <span id={countId} hidden>
                  {formatCount(waiting)} menunggu
                </span>
              )}
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
