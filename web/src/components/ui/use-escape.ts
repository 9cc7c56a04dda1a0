import { useLayoutEffect, useRef } from 'react'

/** Calls back when Esc is pressed anywhere while something is open. For elements that Radix doesn't open itself. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useLayoutEffect(() => {
    latest.current = onEscape
  })

  // With what opened, not after it was painted: what can be seen can be closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}
