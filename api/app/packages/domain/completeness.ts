import {
  SECTIONS,
  SECTION_TITLES,
  carriesAudio,
  numberOfPage,
  pagesOfSection,
  sectionOfPage,
} from '#contracts/exam'
import type { ListeningGroups, Section } from '#contracts/exam'

/** What a package needs for `siap` (contract section 3): 140 questions, recordings and passages. */

export interface PackageQuestion {
  page: number
  section: Section
  audio: string | null
  passageId: number | null
}

/** Missing parts, as pages in ascending order. */
export interface MissingQuestions {
  pages: Record<Section, number[]>
  /** Listening questions that need a recording and have none. */
  withoutAudio: number[]
  /** Reading questions without a passage. */
  withoutPassage: number[]
}

/** Finds what keeps a package from being complete. A question on another section's page doesn't count. */
export function missingQuestions(
  questions: readonly PackageQuestion[],
  groups?: ListeningGroups
): MissingQuestions {
  const placed = questions
    .filter(({ page, section }) => sectionOfPage(page) === section)
    .toSorted((a, b) => a.page - b.page)
  const taken = new Set(placed.map(({ page }) => page))
  const free = (section: Section) => pagesOfSection(section).filter((page) => !taken.has(page))

  return {
    pages: {
      listening: free('listening'),
      structure: free('structure'),
      written: free('written'),
      reading: free('reading'),
    },
    withoutAudio: placed
      .filter(({ page, audio }) => carriesAudio(page, groups) && audio === null)
      .map(({ page }) => page),
    withoutPassage: placed
      .filter(({ section, passageId }) => section === 'reading' && passageId === null)
      .map(({ page }) => page),
  }
}

/** What is missing in Indonesian, one sentence for each section and kind; empty when the package is complete. */
export function incompleteReasons(missing: MissingQuestions): string[] {
  return [
    ...SECTIONS.map((section) => reason(section, missing.pages[section], 'belum ada')),
    reason('listening', missing.withoutAudio, 'belum punya audio'),
    reason('reading', missing.withoutPassage, 'belum punya bacaan (Question Reading)'),
  ].filter((sentence) => sentence !== null)
}

/** The questions without an explanation in Indonesian, one sentence for each section; empty when all have one. */
export function unexplainedReasons(
  questions: readonly { page: number; section: Section; explanation: string | null }[]
): string[] {
  const lacking = questions.filter(({ explanation }) => explanation === null)
  return SECTIONS.map((section) => {
    const pages = lacking.filter((question) => question.section === section).map(({ page }) => page)
    return reason(
      section,
      pages.toSorted((a, b) => a - b),
      'belum punya pembahasan'
    )
  }).filter((sentence) => sentence !== null)
}

/** Shows learners' numbers, and adds the pages where they differ. */
function reason(section: Section, pages: readonly number[], lack: string): string | null {
  if (pages.length === 0) return null
  const numbers = pages.map(numberOfPage).filter((number) => number !== null)
  const places = section === 'listening' ? '' : ` (halaman ${ranges(pages)})`
  return `${SECTION_TITLES[section]}: nomor ${ranges(numbers)}${places} ${lack}`
}

/** '1-30, 33, 34' for ascending numbers: three and more in a row become a range. */
function ranges(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs
    .map((run) => (run.length > 2 ? `${run.at(0)}-${run.at(-1)}` : run.join(', ')))
    .join(', ')
}
