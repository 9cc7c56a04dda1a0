import { pagesOfSection, type Section } from '@lulus/api/contracts/exam'
import { numberOn } from '@/features/admin-questions/model/places'

interface Placed {
  id: number
  no_soal: number
  page: number
}

export interface PlannedMove<Question extends Placed = Placed> {
  question: Question
  to: number
}

/**
 * The chosen questions take the places from `firstPage` on, in their order; questions that stood there take the places
 * that get free. Only those whose place changes are in the plan. Null when the section ends before all have a place.
 */
export function planMove<Question extends Placed>(
  section: Section,
  questions: readonly Question[],
  chosen: ReadonlySet<number>,
  firstPage: number
): PlannedMove<Question>[] | null {
  const moving = inOrder(questions.filter(({ id }) => chosen.has(id)))
  const pages = pagesOfSection(section)
  const start = pages.indexOf(firstPage)
  const targets = start === -1 ? [] : pages.slice(start, start + moving.length)
  if (targets.length < moving.length) return null

  const left = moving.map(({ page }) => page).filter((page) => !targets.includes(page))
  const displaced = inOrder(
    questions.filter(({ id, page }) => !chosen.has(id) && targets.includes(page))
  )
  return [...pairs(moving, targets), ...pairs(displaced, left)].filter(
    ({ question, to }) => question.page !== to
  )
}

/** Questions whose number isn't the one of their page. */
export function misnumbered<Question extends Placed>(
  section: Section,
  questions: readonly Question[]
): Question[] {
  return questions.filter(({ no_soal, page }) => {
    const number = numberOn(section, page)
    return number !== null && number !== no_soal
  })
}

function inOrder<Question extends Placed>(questions: readonly Question[]): Question[] {
  return [...questions].sort((a, b) => a.page - b.page)
}

function pairs<Question extends Placed>(
  questions: readonly Question[],
  pages: readonly number[]
): PlannedMove<Question>[] {
  return questions.flatMap((question, at) => {
    const to = pages[at]
    return to === undefined ? [] : [{ question, to }]
  })
}
