import type { AnswerSheet } from '@lulus/api/contracts/answers'
import { numberOfPage, pagesOfSession, type Session } from '@lulus/api/contracts/exam'

/** The pages of a session that have an answer, ascending. */
export function answeredPages(session: Session, answers: AnswerSheet): number[] {
  return pagesOfSession(session).filter((page) => answers[page] !== undefined)
}

/** The numbers, as the learner reads them, that still lack an answer. */
export function openNumbers(session: Session, answers: AnswerSheet): number[] {
  return pagesOfSession(session)
    .filter((page) => answers[page] === undefined)
    .map((page) => numberOfPage(page) ?? page)
}

/** Numbers as a person lists them: '1–3, 7, 9–10'. */
export function listNumbers(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs[runs.length - 1]
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
