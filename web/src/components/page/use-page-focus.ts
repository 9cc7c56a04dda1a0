import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** React Router's key of the entry that the browser itself opened. */
const FIRST_ENTRY = 'default'

/**
 * Moves the focus to the screen's heading after going to another screen, where screen readers go on reading.
 * Put the ref on the h1, together with `tabIndex={-1}`.
 */
export function usePageFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  const isFirst = key === FIRST_ENTRY

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    // Filters and paging change the key, but not the screen.
  }, [pathname, isFirst])

  return heading
}
