import { useLayoutEffect, useRef } from 'react'

/** Calls back when Esc is pressed anywhere while something is open. For elements that Radix doesn't open itself. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useLayoutEffect(() => {
    latest.current = onEscape
  })

  // A layout effect, so that it can be closed as soon as it is visible.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}
