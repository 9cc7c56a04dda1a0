import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Another screen starts at its top; going back leaves the place to the browser, and anchors to the screen. */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, type])
}
