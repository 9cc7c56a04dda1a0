import { Link } from '@/components/ui/link'
import { mediaUrl } from '@/lib/api/request-url'
import { paths } from '@/lib/paths'
import { useSettingsState } from '@/lib/settings/settings'
import { classNames } from '@/lib/class-names'

/**
 * The academy's logo (or the app's own sign) and name, linked to the home page. Space is reserved until they are known.
 */
export function Brand({ className }: { className?: string }) {
  const { settings, isPending } = useSettingsState()
  const { namaAkademi, logo } = settings
  const logoUrl = mediaUrl(logo)

  return (
    <Link
      to={paths.home}
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm text-lg font-extrabold tracking-tight',
        className
      )}
    >
      {isPending ? (
        <span aria-hidden className="size-8 shrink-0 rounded-md bg-current opacity-15" />
      ) : logoUrl ? (
        <img
          src={logoUrl}
          alt=""
          className="h-9 w-auto max-w-24 shrink-0 rounded-sm bg-paper object-contain p-0.5"
        />
      ) : (
        <BrandSign />
      )}
      <span className={isPending ? 'sr-only' : 'truncate'}>
        {isPending ? 'Beranda' : namaAkademi}
      </span>
    </Link>
  )
}

/** An L of answer bubbles, as in the favicon. */
function BrandSign() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <g fill="none" strokeWidth="1.8" className="stroke-on-brand">
        <circle cx="11" cy="8.4" r="2.2" />
        <circle cx="11" cy="16" r="2.2" />
        <circle cx="11" cy="23.6" r="2.2" />
      </g>
      <circle cx="20.5" cy="23.6" r="3.2" className="fill-accent" />
    </svg>
  )
}
