import { useCallback, type RefObject } from 'react'

/**
 * A ref for an element that may be removed while it has the focus. The focus then goes to `heir`, because the browser
 * would otherwise start from the top.
 */
export function usePassFocus(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (leaving: HTMLElement | null) => () => {
      if (leaving?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true })
    },
    [heir]
  )
}
