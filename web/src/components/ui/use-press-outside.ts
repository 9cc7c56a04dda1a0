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

  // With what opened, not after it was painted: what can be seen can be closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, isOpen])
}
