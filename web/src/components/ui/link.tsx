import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'
import { followLink } from '@/lib/browser/followed-link'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
  /** History state for the next screen. */
  state?: unknown
}

/** A link within the app. Unlike the router's own link, it tells the leave guard that it was clicked. */
export function Link({ to, replace, state, target, onClick, children, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(to, { replace, state, target })

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) followLink(() => navigate(event))
  }

  return (
    <a {...props} target={target} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}
