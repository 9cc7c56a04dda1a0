import type { SnapshotQuestion } from '#app/exam/domain/types'
import { ANSWERS, SESSIONS, pagesOfSession, type Answer, type Session } from '#contracts/exam'

/**
 * The order in which a learner sees the options of each question. It is drawn once, when the attempt begins, and only
 * decides where an option is displayed: answers and keys are always those of the author's order.
 */

/** Every order of the four answers, the author's own first. */
const ORDERS: readonly string[] = ordersOf(ANSWERS.join(''))
/** One for each order. */
const LETTERS = 'abcdefghijklmnopqrstuvwx'
const PAGES: readonly number[] = SESSIONS.flatMap(pagesOfSession)

type Item = Pick<SnapshotQuestion, 'page' | 'section' | 'options'>

/**
 * Draws an order for each question; stored as one letter for each in page order.
 * @param below gives a whole number from 0 up to, not including, its argument
 */
export function drawOrders(questions: readonly Item[], below: (limit: number) => number): string {
  const byPage = new Map(questions.map((question) => [question.page, question]))
  return PAGES.map((page) => {
    const question = byPage.get(page)
    return LETTERS.charAt(question && !isSteady(question) ? below(ORDERS.length) : 0)
  }).join('')
}

/**
 * The orders of a session's questions by page, as '3142': the third of the author's options is displayed first.
 * Without those that are the author's.
 * @param stored as `drawOrders` made it; null for the author's orders
 */
export function ordersIn(stored: string | null, session: Session): Record<number, string> {
  const orders: Record<number, string> = {}
  for (const page of pagesOfSession(session)) {
    const order = orderOn(stored, page)
    if (order !== ORDERS[0]) orders[page] = order
  }
  return orders
}

/** The order in which the options of a page are displayed. @param stored null for the author's orders */
export function orderOn(stored: string | null, page: number): string {
  const letter = stored?.charAt(PAGES.indexOf(page)) ?? ''
  const order = ORDERS[letter === '' ? 0 : LETTERS.indexOf(letter)]
  if (order === undefined) throw new RangeError(`No order of options is called ${letter}`)
  return order
}

/** Where an answer was displayed: '1' for the first place, which is labelled A. */
export function seenAs(stored: string | null, page: number, answer: Answer): Answer {
  return ANSWERS[orderOn(stored, page).indexOf(answer)] ?? answer
}

/** 'Both A and B', '(B) or (C)', 'A, C'. */
const TWO_LETTERS =
  /(?:^|[\s("'])[A-D][).]?\s*(?:,|&|\/|and|or|nor|dan|atau)\s*\(?[A-D](?=$|[\s).,;"'])/
/** 'Choice B', 'the answer in (C)'. */
const NAMED_LETTER = /\b(?:options?|choices?|answers?|pilihan|jawaban)\s+(?:in\s+)?\(?[A-D]\b/i
/** A single letter stands for a mark in the text. */
const LONE_LETTER = /^\W*[A-D]\W*$/
/** 'None of the above', 'all of these', 'semua jawaban di atas benar'. */
const OTHER_OPTIONS =
  /\b(?:all|none|neither|both|any|two|one)\s+(?:of\s+)?(?:the\s+)?(?:above|below|these|preceding|previous|other\s+(?:options|choices|answers)|(?:options|choices|answers))\b|\b(?:di\s+atas|semua(?:nya)?\s+(?:benar|salah)|keduanya\s+(?:benar|salah))\b/i

/**
 * Whether the options must keep the author's order: in Written Expression they are the parts of the sentence in its
 * order, and an option that refers to others by letter or place depends on theirs.
 */
export function isSteady({ section, options }: Pick<Item, 'section' | 'options'>): boolean {
  if (section === 'written') return true
  return options.some((text) =>
    [TWO_LETTERS, NAMED_LETTER, LONE_LETTER, OTHER_OPTIONS].some((rule) => rule.test(text))
  )
}

/** All orders of these letters, in alphabetical order. */
function ordersOf(letters: string): string[] {
  if (letters.length < 2) return [letters]
  return [...letters].flatMap((first, at) =>
    ordersOf(letters.slice(0, at) + letters.slice(at + 1)).map((rest) => first + rest)
  )
}
