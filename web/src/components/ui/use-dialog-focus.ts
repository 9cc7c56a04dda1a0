import { useRef, type FocusEvent } from 'react'

const START = ['[data-autofocus]', 'input:not([type=hidden]), select, textarea']

/**
 * Focuses an element marked `data-autofocus`, else the first focusable field. Skips hidden fields for password
 * managers. Returns false when there is neither.
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

/** The first invalid field of the submitted form, which gets the focus after the error dialog. */
function faultyField(opener: Element | null): HTMLElement | null {
  const isSender =
    opener instanceof HTMLInputElement ||
    (opener instanceof HTMLButtonElement && opener.type === 'submit')
  return isSender ? (opener.form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null) : null
}

/**
 * Handlers for a Radix dialog's content that set the first focus and restore the previous one. Radix restores it only
 * to its own trigger.
 * @param onClosed returns true if it has moved the focus itself
 */
export function useDialogFocus(onClosed?: () => boolean) {
  const before = useRef<Element | null>(null)

  return {
    // When the focus wraps around, Radix leaves the panel's scroll position. A pressed element must not move.
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
      // Confirming may have navigated to another screen.
      if (opener?.isConnected === false) focusContent()
    },
  }
}
