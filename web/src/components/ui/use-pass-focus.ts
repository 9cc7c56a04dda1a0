import { useCallback, type RefObject } from 'react'

/**
 * A ref for what may leave the page while it has the focus, as a button that has done its work: `heir` takes the
 * focus then, where the browser would start again from the top.
 */
export function usePassFocus(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (leaving: HTMLElement | null) => () => {
      if (leaving?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true })
    },
    [heir]
  )
}
