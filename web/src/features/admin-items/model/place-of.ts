import { numberOfPage, sessionOfQuestion, SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'

/** A question's place as learners see it: 'Structure & Written nomor 12'. Empty for a page without a question. */
export function placeOf(page: number): string {
  const session = sessionOfQuestion(page)
  const number = numberOfPage(page)
  if (session === null || number === null) return ''
  return `${SHORT_SESSION_TITLES[session]} nomor ${number}`
}
