import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Time to cross the gap between the trigger and what it opened. */
const LEAVE_MS = 180

/** What something has been opened by before it was drawn. */
export type OpenedBy = 'pointing' | 'pressing'

/**
 * Open state of something that a mouse opens by pointing at it, and that fingers and keys open through its trigger.
 * Returns the handlers for the trigger and for the opened content.
 */
export function useHoverOpen(openedBy?: OpenedBy) {
  const [isOpen, setState] = useState(openedBy !== undefined)
  /** Where the focus was when pointing opened it: a passing mouse must not take it away for good. */
  const [focusAtFirst] = useState(() => (openedBy === 'pointing' ? focusedElement() : null))
  const focusBefore = useRef(focusAtFirst)
  const trigger = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  const setOpen = (next: boolean) => {
    // A mouse that has left must not close what a key has opened since.
    clearTimeout(leaving.current)
    setState(next)
  }

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    if (isOpen) return
    focusBefore.current = focusedElement()
    setOpen(true)
  }

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS)
  }

  return {
    isOpen,
    setOpen,
    trigger: {
      ref: trigger,
      onPointerEnter: enter,
      onPointerLeave: leave,
      // The click that follows the pointing would close it again.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && isOpen) event.preventDefault()
      },
    },
    content: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      // A press on the trigger is the trigger's business.
      onInteractOutside: (event: Event) => {
        if (event.target instanceof Node && trigger.current?.contains(event.target)) {
          event.preventDefault()
        }
      },
      onCloseAutoFocus: (event: Event) => {
        if (!focusBefore.current) return
        event.preventDefault()
        focusBefore.current.focus({ preventScroll: true })
        focusBefore.current = null
      },
    },
  }
}

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
