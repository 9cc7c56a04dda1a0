import { useEffect } from 'react'

/**
 * Scrolls to the section that the address names, once the page's content is complete: the browser itself looked for
 * it before it was there.
 */
export function useHashTarget(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || window.location.hash === '') return
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [isComplete])
}
