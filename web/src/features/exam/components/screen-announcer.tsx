import { numberOfPage, SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { LiveRegion } from '@/components/ui/live-region'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

/** Says which questions are open after moving: the focus stays on the button that moved. */
export function ScreenAnnouncer() {
  const { session } = useRoom()
  const index = useRoomState((state) => state.index)
  const numbers = pagesOnScreen(index).map(numberOfPage)
  const [first] = numbers

  return (
    <LiveRegion>
      {first === undefined
        ? 'Petunjuk'
        : numbers.length === 1
          ? `Nomor ${first} dari ${SESSION_QUESTIONS[session]}`
          : `Nomor ${first} sampai ${numbers[numbers.length - 1]} dari ${SESSION_QUESTIONS[session]}`}
    </LiveRegion>
  )
}
