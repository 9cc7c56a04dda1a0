import type { RefObject } from 'react'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { nextIndex, previousIndex, pagesOnScreen } from '@/features/exam/model/navigation'
import { useTestKeys } from '@/components/sitting/use-test-keys'

interface Navigation {
  /** Goes back; null if that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
}

/** Moves from the current screen, within the session. */
export function useNavigation(): Navigation {
  const { desk } = useRoom()
  const index = useRoomState((state) => state.index)
  const step = (target: number | null) => (target === null ? null : () => desk.goTo(target))

  return { previous: step(previousIndex(index)), next: step(nextIndex(index)) }
}

/** Handles the keys of a session; `content` is the element around its questions. */
export function useExamKeys(content: RefObject<HTMLElement | null>): void {
  const { choose, seen, store } = useRoom()
  const { previous, next } = useNavigation()
  const index = useRoomState((state) => state.index)

  useTestKeys({
    pages: pagesOnScreen(index),
    answerOf: (page) => seen(page, store.getState().answers) ?? undefined,
    choose,
    previous,
    next,
    content,
  })
}
