import type { RefObject } from 'react'
import { useTestKeys } from '@/components/sitting/use-test-keys'
import { useNavigation } from '@/features/exam/hooks/use-navigation'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

/** The keys of a session; `content` holds its questions. */
export function useExamKeys(content: RefObject<HTMLElement | null>): void {
  const { desk, store } = useRoom()
  const { previous, next } = useNavigation()
  const index = useRoomState((state) => state.index)

  useTestKeys({
    pages: pagesOnScreen(index),
    answerOf: (page) => store.getState().answers[page]?.answer,
    choose: desk.choose,
    previous,
    next,
    content,
  })
}
