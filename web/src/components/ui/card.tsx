import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'

/** A bordered box with padding and background. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames(
        'rounded-md border border-line bg-surface p-5 sm:p-6 low:p-3',
        className
      )}
      {...props}
    />
  )
}
