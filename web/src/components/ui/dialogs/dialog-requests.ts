import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Tone } from '@/components/ui/tone'

interface DialogText {
  title: string
  text?: ReactNode
}

export interface ConfirmOptions extends DialogText {
  confirmLabel: string
  cancelLabel?: string
  tone?: Tone
}

export interface AlertOptions extends DialogText {
  tone?: Tone
  footer?: ReactNode
  closeLabel?: string
}

/** A requested dialog. `close` ends it, with true for the confirming button. */
export type DialogRequest = { id: number; close: (confirmed: boolean) => void } & (
  | ({ kind: 'confirm' } & ConfirmOptions)
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'success' } & DialogText)
  | ({ kind: 'loading' } & DialogText)
)

type NewRequest = DialogRequest extends infer Each
  ? Each extends DialogRequest
    ? Omit<Each, 'id' | 'close'>
    : never
  : never

/** Dialogs that event handlers can open. */
export interface Dialogs {
  /**
   * Asks a question. Resolves with true for the confirming button, false for the other one, Esc and a press outside.
   */
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Shows a message. Resolves when it is closed. */
  alert(options: AlertOptions): Promise<void>
  /** Shows a success message that closes after 1.5 s. Resolves then. */
  success(options: DialogText): Promise<void>
  /** Stays open until the returned function is called; the user can't close it. */
  loading(options: DialogText): () => void
  /** Shows a loading dialog until `work` ends, and returns its result. */
  during<Outcome>(options: DialogText, work: Promise<Outcome>): Promise<Outcome>
}

/** The open dialogs, newest last, and the functions that open them. */
export function createDialogRequests() {
  const store = createStore<readonly DialogRequest[]>(() => [])
  let lastId = 0

  function open(request: NewRequest, answered: (confirmed: boolean) => void): () => void {
    const id = (lastId += 1)
    const close = (confirmed: boolean) => {
      if (!store.getState().some((entry) => entry.id === id)) return
      store.setState((entries) => entries.filter((entry) => entry.id !== id), true)
      answered(confirmed)
    }
    store.setState((entries) => [...entries, { ...request, id, close }], true)
    return () => close(false)
  }

  const dialogs: Dialogs = {
    confirm: (options) =>
      new Promise((resolve) => void open({ kind: 'confirm', ...options }, resolve)),
    alert: (options) =>
      new Promise((resolve) => void open({ kind: 'alert', ...options }, () => resolve())),
    success: (options) =>
      new Promise((resolve) => void open({ kind: 'success', ...options }, () => resolve())),
    loading: (options) => open({ kind: 'loading', ...options }, () => undefined),
    during: (options, work) => work.finally(dialogs.loading(options)),
  }
  return { store, dialogs }
}

export type DialogStore = ReturnType<typeof createDialogRequests>['store']
