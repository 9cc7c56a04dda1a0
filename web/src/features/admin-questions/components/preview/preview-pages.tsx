import {
  SECTIONS,
  SECTION_TITLES,
  type ListeningGroups,
  type Section,
  instructionAt,
  numberOfPage,
  sectionOfPage,
} from '@lulus/api/contracts/exam'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { numbersOfRecording } from '@/lib/format/recordings'

interface PreviewPagesProps {
  groups: ListeningGroups
  /** All screens in order: instruction pages by index, entries by page. */
  pages: readonly number[]
  current: number
  onPage: (page: number) => void
}

/** Steps through a package and jumps to any of its screens. */
export function PreviewPages({ groups, pages, current, onPage }: PreviewPagesProps) {
  const position = pages.indexOf(current)
  const before = pages[position - 1]
  const after = pages[position + 1]

  return (
    <nav aria-label="Nomor soal" className="grid grid-cols-2 items-end gap-3 sm:flex">
      <div className="col-span-2 min-w-0 sm:w-72">
        <Field label="Soal">
          <Select
            value={current}
            onChange={({ currentTarget: select }) => onPage(Number(select.value))}
          >
            {SECTIONS.map((section) => (
              <optgroup key={section} label={SECTION_TITLES[section]}>
                {pages
                  .filter((page) => (instructionAt(page) ?? sectionOfPage(page)) === section)
                  .map((page) => (
                    <option key={page} value={page}>
                      {nameOf(page, section, groups)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <Button
        variant="secondary"
        disabled={before === undefined}
        onClick={() => before !== undefined && onPage(before)}
      >
        <ChevronLeft aria-hidden className="size-4" />
        Sebelumnya
      </Button>
      <Button
        variant="secondary"
        disabled={after === undefined}
        onClick={() => after !== undefined && onPage(after)}
      >
        Selanjutnya
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  )
}

/** 'Petunjuk Listening', or the question's number. A group shows its first and last. */
function nameOf(page: number, section: Section, groups: ListeningGroups): string {
  const title = SECTION_TITLES[section]
  if (instructionAt(page) !== null) return `Petunjuk ${title}`
  return section === 'listening'
    ? `${title} nomor ${numbersOfRecording(page, groups)}`
    : `${title} nomor ${numberOfPage(page) ?? page}`
}
