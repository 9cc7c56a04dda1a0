import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Replaces the current entry of the history instead of adding one. */
  replace?: boolean
  /** Handed to the next screen with the history's entry. */
  state?: unknown
}

/**
 * A link to another screen of the app. The router's own one can also prefetch data and modules for its framework
 * mode, which we don't use and every screen would pay for.
 */
export function Link({ to, replace, state, target, onClick, children, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, target })

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return (
    <a {...props} target={target} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}
