import { useCallback, type RefObject } from 'react'

/**
 * A ref for an element that may be removed while it has the focus. `heir` then gets the focus; otherwise the browser
 * would start from the top.
 */
export function usePassFocus(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (leaving: HTMLElement | null) => () => {
      if (leaving?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true })
    },
    [heir]
  )
}
