import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CONTROL_CLASS } from '@/components/ui/input'
import { useFieldAttributes } from '@/components/ui/field-context'
import { classNames } from '@/lib/class-names'

/** The browser's own select, which phones show natively. Use it inside a Field. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldAttributes()}
        className={classNames(CONTROL_CLASS, 'appearance-none pr-10 text-ellipsis', className)}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-soft"
      />
    </span>
  )
}
