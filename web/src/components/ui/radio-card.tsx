import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A short mark before the text, as the letter of an answer. */
  mark?: string
  children: ReactNode
}

/** One choice of several as a large target; give all of a group the same `name` inside a fieldset. */
export function RadioCard({ mark, className, children, ...props }: RadioCardProps) {
  return (
    <label className={classNames('relative block', className)}>
      <input
        type="radio"
        className="peer absolute inset-0 size-full appearance-none rounded-md"
        {...props}
      />
      <span
        className={classNames(
          'pointer-events-none relative flex min-h-13 items-center gap-3 rounded-md border border-line-strong px-4 py-2.5',
          'transition-colors duration-150 peer-hover:border-primary',
          'peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:font-semibold peer-checked:[&>[data-mark]]:bg-primary peer-checked:[&>[data-mark]]:text-on-primary',
          'peer-disabled:border-line peer-disabled:text-ink-faint'
        )}
      >
        {mark && (
          <span
            data-mark
            className="flex size-8 shrink-0 items-center justify-center rounded-full border border-primary text-sm font-bold text-primary transition-colors duration-150"
          >
            {mark}
          </span>
        )}
        <span className="min-w-0">{children}</span>
      </span>
    </label>
  )
}
