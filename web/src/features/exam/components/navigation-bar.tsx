import type { RefObject } from 'react'
import { MoveBar } from '@/components/sitting/move-bar'
import { FlagToggle } from '@/features/exam/components/flag-toggle'
import { useNavigation } from '@/features/exam/hooks/use-navigation'
import { useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

interface NavigationBarProps {
  /** Takes the focus of a button that leads no further. */
  content: RefObject<HTMLElement | null>
}

/** Back, doubt, on. */
export function NavigationBar({ content }: NavigationBarProps) {
  const { previous, next } = useNavigation()
  const index = useRoomState((state) => state.index)
  const [page, ...others] = pagesOnScreen(index)

  return (
    <MoveBar previous={previous} next={next} content={content}>
      {page !== undefined && others.length === 0 && <FlagToggle page={page} />}
    </MoveBar>
  )
}
