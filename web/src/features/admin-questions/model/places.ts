import { numberOfPage, pagesOfSection, type Section } from '@lulus/api/contracts/exam'

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
 * The place of the next question: the last place plus one, or 1 if that is unknown (product-spec section 5). After the
 * section's last page it is the first free page, with its number as learners see it.
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
    return { no_soal: last.last_no_soal + 1, page }
  }
  return { no_soal: numberOfPage(gap) ?? gap, page: gap }
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
