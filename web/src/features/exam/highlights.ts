import { create } from 'zustand'
import type { WordRange } from '@/components/questions/passage-words'
import type { Highlights } from '@/components/questions/use-highlighter'
import { PRIVATE_KEY_PREFIX } from '@/lib/storage/stored-screen'

/** Removed with the private store when the learner signs out. */
const KEY = `${PRIVATE_KEY_PREFIX}highlights`

/** Highlighted words of the passages of one attempt. Only positions are stored, no text. */
interface StoredHighlights {
  attemptId: number
  passages: Readonly<Record<string, readonly WordRange[]>>
}

const useStored = create<StoredHighlights>(() => readStored() ?? { attemptId: 0, passages: {} })

const NONE: readonly WordRange[] = []

/** The highlights of a passage, stored on this device for the attempt. */
export function useHighlights(attemptId: number, passageId: number): Highlights {
  const stored = useStored()
  const passages = stored.attemptId === attemptId ? stored.passages : {}

  return {
    ranges: passages[passageId] ?? NONE,
    change(ranges) {
      const next: StoredHighlights = { attemptId, passages: { ...passages, [passageId]: ranges } }
      useStored.setState(next)
      try {
        localStorage.setItem(KEY, JSON.stringify(next))
      } catch (error) {
        console.warn('The highlights are not stored on this device.', error)
      }
    },
  }
}

/** Deletes them, with everything else that the device stored for a session. */
export function forgetHighlights(): void {
  localStorage.removeItem(KEY)
  useStored.setState({ attemptId: 0, passages: {} })
}

function readStored(): StoredHighlights | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isStored(stored) ? stored : null
  } catch (error) {
    console.warn('The highlights can not be read.', error)
    return null
  }
}

function isStored(value: unknown): value is StoredHighlights {
  const { attemptId, passages } = Object(value) as Partial<Record<keyof StoredHighlights, unknown>>
  return (
    typeof attemptId === 'number' &&
    typeof passages === 'object' &&
    passages !== null &&
    Object.values(passages).every((ranges) => Array.isArray(ranges) && ranges.every(isRange))
  )
}

function isRange(value: unknown): value is WordRange {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)
}
