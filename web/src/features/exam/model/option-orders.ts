import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'

/**
 * The order in which this learner sees the options of a question, where it isn't the author's: 3, 1, 4, 2 shows the
 * author's third option first. Only the screen knows it. What is stored and sent is always the author's.
 */
export type OptionOrders = Readonly<Partial<Record<number, readonly Answer[]>>>

/** Where the option that was chosen stands on this learner's screen: '1' is the first, which is marked A. */
export function seenAs(orders: OptionOrders, page: number, answer: Answer): Answer {
  return ANSWERS[orders[page]?.indexOf(answer) ?? -1] ?? answer
}

/** The option that stands at this place of the screen. */
export function chosenAt(orders: OptionOrders, page: number, place: Answer): Answer {
  return orders[page]?.[ANSWERS.indexOf(place)] ?? place
}
