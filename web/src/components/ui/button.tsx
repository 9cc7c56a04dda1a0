import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from '@/components/ui/button-style'
import { Spinner } from '@/components/ui/spinner'
import { classNames } from '@/lib/class-names'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and ignores clicks; unlike `disabled` it keeps the focus. */
  loading?: boolean
  /** Ignores clicks for now; unlike `disabled` it keeps the focus. */
  unavailable?: boolean
}

export function Button({
  variant,
  size,
  block,
  loading = false,
  unavailable = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a second submit by Enter.
    if (loading || unavailable) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      onClick={click}
      {...props}
    >
      {loading && <Spinner className="size-4" />}
      {children}
    </button>
  )
}
