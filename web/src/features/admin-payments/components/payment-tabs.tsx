import { useSearchParams } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import {
  PAYMENT_TABS,
  searchOfTab,
  type PaymentTab,
} from '@/features/admin-payments/model/payment-tabs'
import { adminPaths } from '@/lib/admin-paths'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format/numbers'

interface PaymentTabsProps {
  current: PaymentTab
  /** How many payments wait; undefined until it is known. */
  waiting: number | undefined
}

/** Links to the payments by their status. */
export function PaymentTabs({ current, waiting }: PaymentTabsProps) {
  const [address] = useSearchParams()
  return (
    <nav aria-label="Status pembayaran" className="border-b border-line">
      <ul className="grid grid-cols-2 sm:flex">
        {PAYMENT_TABS.map(({ tab, label }) => (
          <li key={tab}>
            <Link
              to={`${adminPaths.payments}${searchOfTab(tab, address)}`}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-11 items-center border-b-2 px-4 font-semibold whitespace-nowrap max-sm:px-2',
                tab === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-soft hover:text-ink'
              )}
            >
              {tab === 'pending' && waiting !== undefined
                ? `${label} (${formatCount(waiting)})`
                : label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
