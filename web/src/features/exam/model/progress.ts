import type { AnswerSheet } from '@lulus/api/contracts/answers'
import { numberOfPage, pagesOfSession, type Session, SESSIONS } from '@lulus/api/contracts/exam'

/** The answered pages of a session, ascending. */
export function answeredPages(session: Session, answers: AnswerSheet): number[] {
  return pagesOfSession(session).filter((page) => answers[page] !== undefined)
}

/** The visible numbers without an answer. */
export function openNumbers(session: Session, answers: AnswerSheet): number[] {
  return pagesOfSession(session)
    .filter((page) => answers[page] === undefined)
    .map((page) => numberOfPage(page) ?? page)
}

/** Numbers as a readable list: '1–3, 7, 9–10'. */
export function listNumbers(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs[runs.length - 1]
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

/** 1-3. */
export function sessionNumber(session: Session): number {
  return SESSIONS.indexOf(session) + 1
}
