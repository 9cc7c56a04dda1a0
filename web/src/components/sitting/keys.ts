import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'

/**
 * Effect of a key in a test:
 * - `answer` chooses this option, `step` the one below (1) or above (-1)
 * - `move` opens the next question (1) or the previous one (-1)
 */
export type KeyAction =
  { kind: 'answer'; answer: Answer } | { kind: 'step'; by: 1 | -1 } | { kind: 'move'; by: 1 | -1 }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const LETTERS = 'abcd'

const ARROWS: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { kind: 'move', by: 1 },
  ArrowLeft: { kind: 'move', by: -1 },
  ArrowDown: { kind: 'step', by: 1 },
  ArrowUp: { kind: 'step', by: -1 },
}

/**
 * A-D, 1-4, up and down choose, left and right move; null for all other keys. The browser keeps combinations, such as
 * Alt with left for Back. Shift doesn't change letters, but with arrows it selects text.
 */
export function keyAction({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): KeyAction | null {
  if (altKey || ctrlKey || metaKey) return null
  const arrow = ARROWS[key]
  if (arrow) return shiftKey ? null : arrow

  const position = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1
  const answer = ANSWERS[position] ?? ANSWERS.find((one) => one === key)
  return answer === undefined ? null : { kind: 'answer', answer }
}

/** The option below or above the chosen one, around the ends; without one, the first from that side. */
export function stepFrom(answer: Answer | undefined, by: 1 | -1): Answer {
  const [first, , , last] = ANSWERS
  const beyond = by === 1 ? first : last
  return answer === undefined ? beyond : (ANSWERS[ANSWERS.indexOf(answer) + by] ?? beyond)
}
