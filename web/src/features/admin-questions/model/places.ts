import {
  numberOfPage,
  pagesOfSection,
  sectionOfPage,
  type Section,
} from '@lulus/api/contracts/exam'

interface Place {
  no_soal: number
  page: number
}

/** A section's pages without a question, ascending. */
export function freePages(section: Section, questions: readonly { page: number }[]): number[] {
  const taken = new Set(questions.map(({ page }) => page))
  return pagesOfSection(section).filter((page) => !taken.has(page))
}

/**
 * The place of the next question: the last page plus one, or 1 if that is unknown (product-spec section 5). After the
 * section's last page it is the first free page. The number is the one that learners see on the page.
 */
export function nextPlace(
  section: Section,
  last: { last_no_soal: number; last_page: number } | undefined,
  free: readonly number[]
): Place {
  if (!last) return { no_soal: 1, page: 1 }
  const page = last.last_page + 1
  const gap = free[0]
  if (gap === undefined || pagesOfSection(section).includes(page)) {
    return { no_soal: numberOfPage(page) ?? last.last_no_soal + 1, page }
  }
  return { no_soal: numberOfPage(gap) ?? gap, page: gap }
}

/** The number that belongs to a page of the section, or null for other pages. */
export function numberOn(section: Section, page: number): number | null {
  return sectionOfPage(page) === section ? numberOfPage(page) : null
}

/** The page that belongs to a number of the section, or null for other numbers. */
export function pageNumbered(section: Section, number: number): number | null {
  return pagesOfSection(section).find((page) => numberOfPage(page) === number) ?? null
}

/** The numbers of questions as readable ranges. */
export function numberRanges(questions: readonly { no_soal: number }[]): string {
  return pageRanges(questions.map(({ no_soal }) => no_soal).sort((a, b) => a - b))
}

/** Pages as readable ranges: '31–34, 40'. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const page of pages) {
    const last = ranges[ranges.length - 1]
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ')
}
