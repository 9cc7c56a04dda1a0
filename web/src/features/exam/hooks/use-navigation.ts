import type { ListeningGroups } from '@lulus/api/contracts/exam'
import { useMemo, type RefObject } from 'react'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { nextIndex, previousIndex, pagesOnScreen } from '@/features/exam/model/navigation'
import { useTestKeys } from '@/components/sitting/use-test-keys'

interface Navigation {
  /** Goes back, or null if that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
}

/**
 * Moves from the current screen, within the session. Changes only at the session's ends, so that navigation rerenders
 * no buttons.
 */
export function useNavigation(): Navigation {
  const room = useRoom()
  const { groups } = room
  const hasPrevious = useRoomState(({ index }) => previousIndex(index, groups) !== null)
  const hasNext = useRoomState(({ index }) => nextIndex(index, groups) !== null)

  return useMemo(
    () => ({
      previous: hasPrevious ? () => goTo(room, previousIndex) : null,
      next: hasNext ? () => goTo(room, nextIndex) : null,
    }),
    [room, hasPrevious, hasNext]
  )
}

function goTo(
  { desk, store, groups }: ExamRoom,
  from: (index: number, groups: ListeningGroups) => number | null
): void {
  const target = from(store.getState().index, groups)
  if (target !== null) desk.goTo(target)
}

/** Handles the keys of a session. `content` is the element around its questions. */
export function useExamKeys(content: RefObject<HTMLElement | null>): void {
  const { choose, seen, store, groups } = useRoom()
  const { previous, next } = useNavigation()

  useTestKeys({
    pages: () => pagesOnScreen(store.getState().index, groups),
    answerOf: (page) => seen(page, store.getState().answers) ?? undefined,
    choose,
    previous,
    next,
    content,
  })
}
