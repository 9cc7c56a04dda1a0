import type { ComponentProps } from 'react'
import { useFieldAttributes } from '@/components/ui/field-context'
import { classNames } from '@/lib/class-names'

/** Look of text fields and selects. With 16 px text phones don't zoom in. */
export const CONTROL_CLASS = [
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink',
  'transition-colors duration-150 hover:border-ink-soft focus:border-primary',
  'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:text-ink-faint [&[readonly]]:bg-muted',
].join(' ')

/** A one-line text field; use it inside a Field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input {...useFieldAttributes()} className={classNames(CONTROL_CLASS, className)} {...props} />
  )
}

/** A text field of several lines; use it inside a Field. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldAttributes()}
      rows={rows}
      className={classNames(CONTROL_CLASS, className)}
      {...props}
    />
  )
}
