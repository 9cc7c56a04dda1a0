import { useRef } from 'react'

const START = ['[data-autofocus]', 'input:not([type=hidden]), select, textarea']

/**
 * Focuses where work in a dialog starts: what is marked `data-autofocus`, else the first field. What can't be focused
 * is no start: the hidden name of an account that a password manager reads, for one. False when there is neither.
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

/** Where reading goes on when what had the focus is gone: the screen's heading, else its content. */
function focusContent(): void {
  const content =
    document.querySelector<HTMLElement>('main :is(h1, h2)[tabindex]') ??
    document.querySelector<HTMLElement>('main')
  content?.focus({ preventScroll: true })
}

/** The first field that is wrong in the form that was sent from here: there one goes on after being told so. */
function faultyField(opener: Element | null): HTMLElement | null {
  const isSender =
    opener instanceof HTMLInputElement ||
    (opener instanceof HTMLButtonElement && opener.type === 'submit')
  return isSender ? (opener.form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null) : null
}

/**
 * Handlers for a Radix dialog's content: they choose where the focus starts, and give it back to where it was before.
 * Radix itself gives it back only to a trigger of its own.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null)

  return {
    onOpenAutoFocus: (event: Event) => {
      // Between two dialogs that follow each other nothing has the focus.
      if (document.activeElement !== document.body) before.current = document.activeElement
      const panel = event.currentTarget
      if (panel instanceof HTMLElement && focusStart(panel)) event.preventDefault()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      before.current = null
      const faulty = faultyField(opener)
      if (faulty) faulty.focus()
      else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      // What was answered may have led to another screen.
      if (opener?.isConnected === false) focusContent()
    },
  }
}
