import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useSettings } from '@/lib/settings/settings'
import { classNames } from '@/lib/class-names'

/** Sign and name of the academy; leads home. */
export function Brand({ className }: { className?: string }) {
  const { namaAkademi } = useSettings()

  return (
    <Link
      to={paths.home}
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm text-lg font-extrabold tracking-tight',
        className
      )}
    >
      <BrandSign />
      <span className="truncate">{namaAkademi}</span>
    </Link>
  )
}

/** An L of answer bubbles, the last one filled: the favicon's drawing. */
function BrandSign() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g fill="none" strokeWidth="2" className="stroke-on-primary">
        <circle cx="10.5" cy="9" r="2.6" />
        <circle cx="10.5" cy="16" r="2.6" />
        <circle cx="10.5" cy="23" r="2.6" />
      </g>
      <circle cx="21" cy="23" r="3.6" className="fill-accent" />
    </svg>
  )
}
