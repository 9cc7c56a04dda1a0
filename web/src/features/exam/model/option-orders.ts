import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'

/**
 * The order in which this learner sees the options of a question, if it isn't the author's: 3, 1, 4, 2 shows the
 * author's third option first. Only the display uses it. Stored and sent answers always refer to the author's order.
 */
export type OptionOrders = Readonly<Partial<Record<number, readonly Answer[]>>>

/** The position of the chosen option on this learner's screen: '1' is the first, labelled A. */
export function seenAs(orders: OptionOrders, page: number, answer: Answer): Answer {
  return ANSWERS[orders[page]?.indexOf(answer) ?? -1] ?? answer
}

/** The option at this position of the screen. */
export function chosenAt(orders: OptionOrders, page: number, place: Answer): Answer {
  return orders[page]?.[ANSWERS.indexOf(place)] ?? place
}
