import { useLocation } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { isCurrent, LEARNER_NAVIGATION } from '@/app/layouts/learner-navigation'
import { classNames } from '@/lib/class-names'
import { platform } from '@/platform/platform'

interface LearnerNavLinksProps {
  /** As a vertical list, as in the phone's menu. */
  stacked?: boolean
  onNavigate?: () => void
}

export function LearnerNavLinks({ stacked = false, onNavigate }: LearnerNavLinksProps) {
  const { pathname } = useLocation()

  return (
    <ul className={classNames('flex gap-1', stacked && 'flex-col')}>
      {LEARNER_NAVIGATION.filter(({ to }) => platform.hasScreen(to)).map((item) => {
        const current = isCurrent(item, pathname)
        return (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={current ? 'page' : undefined}
              onClick={onNavigate}
              className={classNames(
                'flex min-h-11 items-center rounded-md px-3.5 font-semibold transition-colors duration-150',
                current
                  ? 'bg-primary-soft text-primary'
                  : 'text-ink-soft hover:bg-muted hover:text-ink'
              )}
            >
              {item.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
