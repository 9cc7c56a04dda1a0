import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Time for the mouse to cross the gap between trigger and content. */
const LEAVE_MS = 180

/** How the element was opened before it was rendered. */
export type OpenedBy = 'pointing' | 'pressing'

/**
 * The open state of an element that a mouse opens by pointing, and touch and keys by pressing its trigger. Returns the
 * handlers for the trigger and for the content.
 */
export function useHoverOpen(openedBy?: OpenedBy) {
  const [isOpen, setState] = useState(openedBy !== undefined)
  /** The focus before pointing opened it, to which it returns when the mouse leaves. */
  const [focusAtFirst] = useState(() => (openedBy === 'pointing' ? focusedElement() : null))
  const focusBefore = useRef(focusAtFirst)
  const trigger = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  const setOpen = (next: boolean) => {
    // The leaving mouse must not close what a key opened later.
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
      // Otherwise the click after pointing would close it again.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && isOpen) event.preventDefault()
      },
    },
    content: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      // The trigger handles its own presses.
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
