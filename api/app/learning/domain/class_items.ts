/** How a class answered a question. */
export interface ItemTally {
  right: number
  /** Blank ones are counted apart. */
  wrong: number
  blank: number
  /** Who chose each option, in the author's order. */
  options: [number, number, number, number]
}

interface Given {
  /** 1-4; null without an answer. */
  answer: number | null
  isRight: boolean
}

/** Counts the answers to one question, one of each learner. A dropped question counts as right without an answer too. */
export function tallyOf(answers: readonly Given[]): ItemTally {
  const tally: ItemTally = { right: 0, wrong: 0, blank: 0, options: [0, 0, 0, 0] }
  for (const { answer, isRight } of answers) {
    if (isRight) tally.right += 1
    else if (answer === null) tally.blank += 1
    else tally.wrong += 1
    if (answer !== null) tally.options[answer - 1] = (tally.options[answer - 1] ?? 0) + 1
  }
  return tally
}

/** Those first that the greatest share of the class didn't get right; of equals the one on the earlier page. */
export function worstFirst<Item extends { page: number; tally: ItemTally }>(
  items: readonly Item[]
): Item[] {
  return items.toSorted(
    (one, other) => missed(other.tally) - missed(one.tally) || one.page - other.page
  )
}

function missed({ right, wrong, blank }: ItemTally): number {
  const of = right + wrong + blank
  return of === 0 ? 0 : (wrong + blank) / of
}
