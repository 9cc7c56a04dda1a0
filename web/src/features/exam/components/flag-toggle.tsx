import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { classNames } from '@/lib/class-names'

/** The yellow 'Ragu-ragu' box of a question. */
export function FlagToggle({ page }: { page: number }) {
  const { desk } = useRoom()
  const isFlagged = useRoomState(({ flags }) => flags.includes(page))

  return (
    <label
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-accent-ink px-4 text-base font-semibold transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        isFlagged ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-ink'
      )}
    >
      <input
        type="checkbox"
        checked={isFlagged}
        onChange={({ target }) => desk.setFlag(page, target.checked)}
        className="size-4.5 accent-accent-ink"
      />
      Ragu-ragu
    </label>
  )
}
