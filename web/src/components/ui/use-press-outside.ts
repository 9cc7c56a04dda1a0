import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls back on a press outside the element while it is open. For elements that Radix doesn't open itself. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void
): void {
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })

  // A layout effect, so that it can be closed as soon as it is visible.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, isOpen])
}
