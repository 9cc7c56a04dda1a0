import { useEffect, type RefObject } from 'react'

/** Time between two steps of one pixel, in milliseconds (product-spec section 9). */
export const STEP_MS = 30

/**
 * Scrolls a box endlessly while `isRunning`. Its content is in it twice.
 * @param direction 1 moves the content up, -1 down
 */
export function useAutoScroll(
  box: RefObject<HTMLElement | null>,
  { direction, isRunning }: { direction: 1 | -1; isRunning: boolean }
): void {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      const element = box.current
      if (element) element.scrollTop = nextOffset(element, direction)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [box, direction, isRunning])
}

/** The next scroll position. It wraps after half of the content, because both halves look the same. */
function nextOffset(
  { scrollTop, scrollHeight }: Pick<HTMLElement, 'scrollTop' | 'scrollHeight'>,
  direction: 1 | -1
): number {
  const turn = Math.max(1, Math.round(scrollHeight / 2))
  return (Math.round(scrollTop) + direction + turn) % turn
}
