import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { buttonClass, type ButtonLook } from '@/components/ui/button-style'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { classNames } from '@/lib/class-names'

/** A link within the app that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link className={classNames(buttonClass({ variant, size, block }), className)} {...props} />
  )
}

/** An external link in a new tab that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  block,
  className,
  children,
  ...props
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return (
    <a
      className={classNames(buttonClass({ variant, size, block }), className)}
      target="_blank"
      rel="noreferrer"
      {...props}
    >
      {children}
      <VisuallyHidden>(membuka tab baru)</VisuallyHidden>
    </a>
  )
}
