import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'

/**
 * Effect of a key in a test:
 * - `answer` chooses this option
 * - `move` opens the next question (1) or the previous one (-1)
 */
export type KeyAction = { kind: 'answer'; answer: Answer } | { kind: 'move'; by: 1 | -1 }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const LETTERS = 'abcd'

const ARROWS: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { kind: 'move', by: 1 },
  ArrowLeft: { kind: 'move', by: -1 },
}

/**
 * A-D and 1-4 choose, left and right move, and all other keys give null. Up and down scroll (ADR 47). Combinations are
 * left to the browser, such as Alt with left for Back. Shift doesn't change letters, but with arrows it selects text.
 */
export function keyAction({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): KeyAction | null {
  if (altKey || ctrlKey || metaKey) return null
  const arrow = ARROWS[key]
  if (arrow) return shiftKey ? null : arrow

  const position = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1
  const answer = ANSWERS[position] ?? ANSWERS.find((one) => one === key)
  return answer === undefined ? null : { kind: 'answer', answer }
}
