import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** A short mark before the text, such as an answer's letter. */
  mark?: string
  children: ReactNode
}

/** One of several options as a large target. Options of a group share a `name` inside a fieldset. */
export function RadioCard({ mark, className, children, ...props }: RadioCardProps) {
  return (
    <label className={classNames('group relative block', className)}>
      {/* Covers only the mark, so that users and tests can click both mark and text. */}
      <input
        type="radio"
        className="peer absolute inset-y-0 left-0 z-10 w-14 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        {...props}
      />
      <span
        className={classNames(
          'relative flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 py-2.5',
          'group-hover:border-primary',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
          // A second outline marks the choice without relying on colour, and without the layout change of bold text.
          'peer-checked:border-primary peer-checked:bg-primary-soft peer-checked:inset-ring-2 peer-checked:inset-ring-primary forced-colors:peer-checked:[-webkit-text-stroke:0.03em] peer-checked:[&>[data-mark]]:bg-primary peer-checked:[&>[data-mark]]:text-on-primary',
          'peer-disabled:cursor-not-allowed peer-disabled:border-line peer-disabled:text-ink-faint'
        )}
      >
        {mark && (
          <span
            data-mark
            className="flex size-8 shrink-0 items-center justify-center rounded-full border border-primary text-sm font-bold text-primary [-webkit-text-stroke:0]"
          >
            {mark}
          </span>
        )}
        <span className="min-w-0">{children}</span>
      </span>
    </label>
  )
}
