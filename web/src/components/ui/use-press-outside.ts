import { useEffect, useRef, type RefObject } from 'react'

/** Calls back when something outside the element is pressed while it is open. For what Radix doesn't open itself. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void
): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })

  useEffect(() => {
    if (!isOpen) return
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, isOpen])
}
