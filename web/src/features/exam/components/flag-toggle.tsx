import { FlagBox } from '@/components/sitting/flag-box'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'

/** Flags a question of the exam. */
export function FlagToggle({ page }: { page: number }) {
  const { desk } = useRoom()
  const isFlagged = useRoomState(({ flags }) => flags.includes(page))

  return <FlagBox isFlagged={isFlagged} onFlag={(next) => desk.setFlag(page, next)} />
}
