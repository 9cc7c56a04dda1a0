import { Menu as MenuIcon, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { IconButton } from '@/components/ui/icon-button'
import { useEscape } from '@/components/ui/use-escape'
import { usePressOutside } from '@/components/ui/use-press-outside'
import { SimulationMenu } from '@/features/landing/components/simulation-menu'
import { SIMULATION_PACKAGES } from '@/features/landing/model/simulation-packages'
import { classNames } from '@/lib/class-names'
import { paths } from '@/lib/paths'

/**
 * The landing page's sections in its navigation, by the ids of product-spec section 2. All of them always exist, and
 * one without settings announces what will come.
 */
const LANDING_SECTIONS = [
  { id: 'daftar', label: 'Kursus' },
  { id: 'fasilitas', label: 'Fasilitas' },
  { id: 'profile', label: 'Profil' },
  { id: 'testimoni', label: 'Testimoni' },
  { id: 'berlangganan', label: 'Berlangganan' },
] as const

const PANEL_ID = 'navigasi'
const ITEM_CLASS =
  'flex min-h-11 items-center gap-1.5 rounded-md font-semibold whitespace-nowrap text-ink-soft transition-colors duration-150 hover:bg-muted hover:text-ink'

/**
 * The landing page's part of the bar: section links and the dropdown. In narrow windows the links are behind a button,
 * on phones the packages too.
 * @param children other content of the bar, between both
 */
export default function LandingNav({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const phone = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useEscape(isOpen, close)
  usePressOutside(phone, isOpen, close)

  return (
    <>
      <nav aria-label="Utama" className="hidden items-center md:flex">
        <div className="hidden xl:block">
          <SectionLinks className="px-3" />
        </div>
        <SimulationMenu className={classNames(ITEM_CLASS, 'px-3')} />
      </nav>
      {children}
      <div ref={phone} className="xl:hidden">
        <IconButton
          icon={isOpen ? X : MenuIcon}
          label={isOpen ? 'Tutup navigasi' : 'Buka navigasi'}
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen && (
          <nav
            id={PANEL_ID}
            aria-label="Bagian halaman"
            className="absolute inset-x-0 top-full max-h-[calc(100vh-4rem)] animate-fade-in overflow-y-auto border-y border-line bg-surface px-3 py-2 shadow-raised"
          >
            <SectionLinks className="px-3.5" onNavigate={close} />
            <PackageLinks onNavigate={close} />
          </nav>
        )}
      </div>
    </>
  )
}

/** Plain anchors, which scroll smoothly by the style sheet and move the focus. */
function SectionLinks({ className, onNavigate }: { className: string; onNavigate?: () => void }) {
  return (
    <ul className="xl:flex">
      {LANDING_SECTIONS.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} className={classNames(ITEM_CLASS, className)} onClick={onNavigate}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function PackageLinks({ onNavigate }: { onNavigate: () => void }) {
  return (
    // In wider windows it is in the bar.
    <details className="group md:hidden">
      <summary
        className={classNames(
          ITEM_CLASS,
          'cursor-pointer list-none px-3.5 [&::-webkit-details-marker]:hidden'
        )}
      >
        Simulasi TOEFL
        <span
          aria-hidden
          className="ml-auto size-2 rotate-45 border-r-2 border-b-2 border-current transition-transform duration-150 group-open:-rotate-135"
        />
      </summary>
      <ul className="mb-2 ml-3.5 border-l border-line pl-2">
        {SIMULATION_PACKAGES.flatMap(({ labels }) => labels).map((label) => (
          <li key={label}>
            <Link
              to={paths.packages}
              className={classNames(ITEM_CLASS, 'px-3')}
              onClick={onNavigate}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
