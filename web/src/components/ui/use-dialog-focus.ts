import { useRef, type FocusEvent } from 'react'

const START = ['[data-autofocus]', 'input:not([type=hidden]), select, textarea']

/**
 * Focuses an element marked `data-autofocus`, else the first focusable field. Hidden fields for password managers are
 * skipped. False when there is neither.
 */
export function focusStart(panel: HTMLElement): boolean {
  for (const selector of START) {
    for (const start of panel.querySelectorAll<HTMLElement>(selector)) {
      start.focus()
      if (document.activeElement === start) return true
    }
  }
  return false
}

/** Focuses the screen's heading, else its content, when the focused element is gone. */
function focusContent(): void {
  const content =
    document.querySelector<HTMLElement>('main :is(h1, h2)[tabindex]') ??
    document.querySelector<HTMLElement>('main')
  content?.focus({ preventScroll: true })
}

/** The first invalid field of the sent form; it gets the focus after the error dialog. */
function faultyField(opener: Element | null): HTMLElement | null {
  const isSender =
    opener instanceof HTMLInputElement ||
    (opener instanceof HTMLButtonElement && opener.type === 'submit')
  return isSender ? (opener.form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null) : null
}

/**
 * Handlers for a Radix dialog's content: they set the first focus and return it to its former place. Radix returns it
 * only to its own trigger.
 * @param onClosed takes the focus elsewhere, if it answers true
 */
export function useDialogFocus(onClosed?: () => boolean) {
  const before = useRef<Element | null>(null)

  return {
    // Where the focus goes round from one end to the other, Radix leaves the panel scrolled as it was. What is pressed
    // must stay in its place.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
    },
    onOpenAutoFocus: (event: Event) => {
      // Between two dialogs the body has the focus.
      if (document.activeElement !== document.body) before.current = document.activeElement
      const panel = event.currentTarget
      if (panel instanceof HTMLElement && focusStart(panel)) event.preventDefault()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      before.current = null
      if (onClosed?.()) return
      const faulty = faultyField(opener)
      if (faulty) faulty.focus()
      else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      // The answer may have led to another screen.
      if (opener?.isConnected === false) focusContent()
    },
  }
}
