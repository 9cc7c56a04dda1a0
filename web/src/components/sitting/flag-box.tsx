import { classNames } from '@/lib/class-names'

interface FlagBoxProps {
  isFlagged: boolean
  onFlag: (isFlagged: boolean) => void
}

/** The yellow 'Ragu-ragu' box of a question. */
export function FlagBox({ isFlagged, onFlag }: FlagBoxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-accent-ink px-4 max-sm:px-3 text-base font-semibold min-[22rem]:whitespace-nowrap',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        isFlagged ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-ink'
      )}
    >
      <input
        type="checkbox"
        checked={isFlagged}
        onChange={({ target }) => onFlag(target.checked)}
        className="size-4.5 accent-accent-ink"
      />
      Ragu-ragu
    </label>
  )
}
