import { SECTIONS, SECTION_TITLES, type Section } from '@lulus/api/contracts/exam'
import { Link } from '@/components/ui/link'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { classNames } from '@/lib/class-names'

interface SectionTabsProps {
  paketId: number
  current: Section
}

/** Links to the tables of a package's other sections. */
export function SectionTabs({ paketId, current }: SectionTabsProps) {
  return (
    <nav aria-label="Bagian soal" className="overflow-x-auto border-b border-line">
      <ul className="grid grid-cols-2 sm:flex">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Link
              to={SECTION_PLACES[section].table(paketId)}
              aria-current={section === current ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-11 items-center border-b-2 px-4 font-semibold whitespace-nowrap max-sm:px-2',
                section === current
                  ? 'border-primary text-primary'
                  : 'border-transparent text-ink-soft hover:text-ink'
              )}
            >
              {SECTION_TITLES[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
