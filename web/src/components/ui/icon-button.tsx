import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** Its action, for screen readers and as a tooltip. */
  label: string
  /** Ignores clicks for now; unlike `disabled` it keeps the focus. */
  unavailable?: boolean
}

/** A button with an icon only, 44 px large. */
export function IconButton({
  icon: Icon,
  label,
  type = 'button',
  unavailable = false,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft',
        'transition-colors duration-150 hover:bg-muted hover:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-45',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
        className
      )}
      {...props}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
