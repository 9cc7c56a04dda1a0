import {
  groupStartOf,
  LISTENING_GROUP_SIZE,
  numberOfPage,
  SECTIONS,
  sectionOfPage,
} from '@lulus/api/contracts/exam'
import { SECTION_TITLES } from '@/features/admin-questions/model/sections'
import { classNames } from '@/lib/class-names'

interface PreviewPagesProps {
  /** The entries that there are, by their page. */
  pages: readonly number[]
  current: number
  onPage: (page: number) => void
}

/** All entries of a package by section, to open any of them. */
export function PreviewPages({ pages, current, onPage }: PreviewPagesProps) {
  return (
    <nav
      aria-label="Nomor soal"
      className="grid gap-5 rounded-md border border-line bg-surface p-4 lg:sticky lg:top-20 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto"
    >
      {SECTIONS.map((section) => {
        const here = pages.filter((page) => sectionOfPage(page) === section)
        if (here.length === 0) return null
        return (
          <section key={section} className="grid gap-2">
            <h2 className="text-sm font-semibold text-ink-soft">{SECTION_TITLES[section]}</h2>
            <ul className="flex flex-wrap gap-1.5">
              {here.map((page) => (
                <li key={page}>
                  <button
                    type="button"
                    aria-current={page === current ? 'page' : undefined}
                    aria-label={`${SECTION_TITLES[section]} nomor ${labelOf(page)}`}
                    className={classNames(
                      'min-h-10 min-w-10 rounded-sm border px-1.5 text-sm font-semibold tabular-nums',
                      page === current
                        ? 'border-primary bg-primary text-on-primary'
                        : 'border-line-strong bg-surface hover:bg-muted'
                    )}
                    onClick={() => onPage(page)}
                  >
                    {labelOf(page)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

/** The number that learners see; a group shows its first and last. */
function labelOf(page: number): string {
  const number = numberOfPage(page) ?? page
  return groupStartOf(page) === null
    ? `${number}`
    : `${number}–${number + LISTENING_GROUP_SIZE - 1}`
}
