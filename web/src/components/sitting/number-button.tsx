import { ANSWER_LETTERS, type Answer } from '@lulus/api/contracts/exam'
import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'

interface NumberButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  number: number
  answer: Answer | null
  current: boolean
  flagged?: boolean
}

/** A number of a test's grid with its state: open, answered, flagged. */
export function NumberButton({
  number,
  answer,
  current,
  flagged = false,
  className,
  ...props
}: NumberButtonProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'relative flex size-(--cell,2.75rem) items-center justify-center rounded-sm border font-semibold tabular-nums',
        lookOf({ answer, current, flagged }),
        className
      )}
      {...props}
    >
      {number}
      {answer !== null && (
        <Badge className="-top-1.5 -right-1.5" flagged={flagged}>
          {ANSWER_LETTERS[answer]}
        </Badge>
      )}
      {flagged && (
        <Badge className="-bottom-1.5 -left-1.5" flagged>
          ?
        </Badge>
      )}
    </button>
  )
}

interface BadgeProps {
  /** Classes that place it on a corner. */
  className: string
  flagged: boolean
  children: string
}

/** A small badge on a corner of the cell that leaves room for two digits. */
function Badge({ className, flagged, children }: BadgeProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute flex size-4 items-center justify-center rounded-full border bg-surface text-[0.6875rem] leading-none font-bold',
        flagged ? 'border-accent-ink text-accent-ink' : 'border-primary text-primary',
        className
      )}
    >
      {children}
    </span>
  )
}

/** A separate ring, because some people can't distinguish the colours of two states. */
const CURRENT = 'ring-2 ring-primary ring-offset-2 ring-offset-surface'

function lookOf({
  current,
  answer,
  flagged,
}: Pick<NumberButtonProps, 'current' | 'answer' | 'flagged'>): string {
  if (current && flagged) return `${CURRENT} border-accent-ink bg-accent text-on-accent`
  if (current) return `${CURRENT} border-primary bg-primary text-on-primary`
  if (flagged) return 'border-accent-ink bg-accent text-on-accent'
  if (answer !== null) return 'border-primary bg-primary-soft text-primary-strong'
  return 'border-line-strong bg-surface text-ink'
}
