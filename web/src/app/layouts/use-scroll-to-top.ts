import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scrolls to the top on each new screen. Going back is left to the browser, and anchors to the screen. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, type])
}
