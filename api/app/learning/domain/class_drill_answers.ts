/** How learners did a class's drill. */

/** A question in a learner's practice. */
export interface DrilledItem {
  ref: string
  /** 1-4; null without one. */
  answer: number | null
  isRight: boolean | null
  answeredAt: number | null
}

/**
 * One of each question: of two, which a learner with merged accounts may have, the one that was answered first.
 */
export function oneOfEach<Item extends DrilledItem>(items: readonly Item[]): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) {
    const known = first.get(item.ref)
    const isEarlier =
      (item.answeredAt ?? Number.POSITIVE_INFINITY) <
      (known?.answeredAt ?? Number.POSITIVE_INFINITY)
    if (!known || isEarlier) first.set(item.ref, item)
  }
  return [...first.values()]
}

export interface DrillProgress {
  answered: number
  right: number
  /** When the last question was answered; null while one isn't. Epoch milliseconds. */
  doneAt: number | null
}

/** @param refs the drill's questions; answers to others don't count */
export function progressOf(items: readonly DrilledItem[], refs: readonly string[]): DrillProgress {
  const answers = oneOfEach(items).filter(
    ({ ref, answeredAt }) => answeredAt !== null && refs.includes(ref)
  )
  const isDone = refs.length > 0 && answers.length === refs.length
  return {
    answered: answers.length,
    right: answers.filter(({ isRight }) => isRight === true).length,
    doneAt: isDone ? Math.max(...answers.map(({ answeredAt }) => answeredAt ?? 0)) : null,
  }
}

export interface DrilledTally {
  right: number
  wrong: number
  /** Learners who haven't answered it. */
  open: number
  /** How many chose each of the four options. */
  options: readonly number[]
}

/** A question by all learners' answers to it. */
export function tallyOfDrill(answers: readonly (DrilledItem | undefined)[]): DrilledTally {
  const options = [0, 0, 0, 0]
  for (const answer of answers.flatMap((one) => one?.answer ?? [])) {
    options[answer - 1] = (options[answer - 1] ?? 0) + 1
  }
  const given = answers.filter((one) => one !== undefined && one.answeredAt !== null)
  const right = given.filter((one) => one?.isRight === true).length
  return { right, wrong: given.length - right, open: answers.length - given.length, options }
}
