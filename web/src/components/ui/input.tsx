import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from '@/components/ui/control-style'
import { useFieldAttributes } from '@/components/ui/field-context'
import { classNames } from '@/lib/class-names'

/** A one-line text field; stands inside a Field. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input {...useFieldAttributes()} className={classNames(CONTROL_CLASS, className)} {...props} />
  )
}

/** A text field of several lines; stands inside a Field. */
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
