import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { nextIndex, previousIndex } from '@/features/exam/model/navigation'

/** Opens an index of the session. */
export function useGoTo(): (index: number) => void {
  const { desk } = useRoom()
  return desk.goTo
}

export interface Navigation {
  /** Goes back; null where that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
}

/** The ways out of the current screen, within the session. */
export function useNavigation(): Navigation {
  const index = useRoomState((state) => state.index)
  const goTo = useGoTo()
  const step = (target: number | null) => (target === null ? null : () => goTo(target))

  return { previous: step(previousIndex(index)), next: step(nextIndex(index)) }
}
