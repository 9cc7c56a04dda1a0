import { Link } from '@/components/ui/link'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { chatUrl } from '@/lib/chat-url'
import { paths } from '@/lib/paths'
import { useSessionOnceStarted } from '@/lib/session/use-session'

const LINKS = [
  { to: paths.packages, label: 'Paket soal' },
  { to: paths.miniTest, label: 'Mini Test' },
]
const NAME_TO_COME = '\u00a0'
const LOGIN = { to: paths.login, label: 'Login' }
const PROFILE = { to: paths.profile, label: 'Profile User' }

interface LandingFooterProps {
  academy: string | undefined
  /** The academy's chat number, null without one. */
  chat: string | null
}

/** The end of the page: contact, further links, and a disclaimer about the simulation. */
export function LandingFooter({ academy = NAME_TO_COME, chat }: LandingFooterProps) {
  const { status } = useSessionOnceStarted()
  const links = status === 'loading' ? LINKS : [...LINKS, status === 'user' ? PROFILE : LOGIN]

  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-12 gap-y-6 px-4 pt-10 pb-24 text-sm text-ink-soft sm:px-6">
        <p className="max-w-prose">
          <strong className="block text-base font-bold text-ink">{academy}</strong>
          Simulasi ini latihan, bukan tes resmi. TOEFL dan TOEFL ITP adalah merek dagang ETS, yang
          tidak berafiliasi dengan dan tidak menyetujui produk ini.
        </p>
        <div className="grid content-start gap-4">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
            {chat !== null && (
              <li>
                <a
                  href={chatUrl(chat)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center font-semibold hover:text-ink hover:underline"
                >
                  WhatsApp +{chat}
                  <VisuallyHidden>(membuka tab baru)</VisuallyHidden>
                </a>
              </li>
            )}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
