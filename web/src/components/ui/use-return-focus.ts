import { useRef } from 'react'

/**
 * Handlers that give the focus back to where it was before a dialog opened. Radix does that only for dialogs
 * with a trigger of their own.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)

  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
  }
}
