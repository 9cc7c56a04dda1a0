import type { MessageState } from '@lulus/api/contracts/messages'
import { useSearchParams } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { MESSAGE_TABS, searchOfTab } from '@/features/admin-messages/model/message-tabs'
import { adminPaths } from '@/lib/admin-paths'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format/numbers'

interface MessageTabsProps {
  current: MessageState
  /** How many there are in a tab; undefined until it is known. */
  counts: Partial<Record<MessageState, number>>
}

/** Links to the messages by their state. */
export function MessageTabs({ current, counts }: MessageTabsProps) {
  const [address] = useSearchParams()
  return (
    <nav aria-label="Keadaan pesan" className="border-b border-line">
      <ul className="flex flex-wrap">
        {MESSAGE_TABS.map(({ tab, label }) => {
          const count = counts[tab]
          return (
            <li key={tab}>
              <Link
                to={`${adminPaths.messages}${searchOfTab(tab, address)}`}
                aria-current={tab === current ? 'page' : undefined}
                className={classNames(
                  '-mb-px flex min-h-11 items-center border-b-2 px-4 font-semibold whitespace-nowrap max-sm:px-2',
                  tab === current
                    ? 'border-primary text-primary'
                    : 'border-transparent text-ink-soft hover:text-ink'
                )}
              >
                {count === undefined ? label : `${label} (${formatCount(count)})`}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
