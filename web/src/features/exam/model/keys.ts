import { ANSWERS, type Answer } from '@lulus/api/contracts/exam'

/** What a key does in the exam. */
export type KeyAction = { kind: 'answer'; answer: Answer } | { kind: 'next' } | { kind: 'previous' }

interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const LETTERS = 'abcd'

/** A-D and 1-4 choose, the arrows left and right move; combinations belong to the browser. */
export function keyAction({ key, altKey, ctrlKey, metaKey }: KeyPress): KeyAction | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'ArrowRight') return { kind: 'next' }
  if (key === 'ArrowLeft') return { kind: 'previous' }

  const position = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1
  const answer = ANSWERS[position] ?? ANSWERS.find((one) => one === key)
  return answer === undefined ? null : { kind: 'answer', answer }
}
