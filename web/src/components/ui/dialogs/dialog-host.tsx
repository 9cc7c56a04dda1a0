import { AlertDialog } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { OVERLAY_CLASS, PANEL_CLASS } from '@/components/ui/dialog-style'
import type { DialogRequest, DialogStore } from '@/components/ui/dialogs/dialog-requests'
import { DialogMessage } from '@/components/ui/dialogs/dialog-message'
import { focusStart, useDialogFocus } from '@/components/ui/use-dialog-focus'
import { overlays } from '@/lib/browser/overlays'
import { classNames } from '@/lib/class-names'

const SUCCESS_MS = 1500

/**
 * Shows the newest open dialog. All share one Radix dialog, so that the focus returns to where it was before the first
 * one, even when an error replaces 'Memuat...'.
 */
export default function DialogHost({ store }: { store: DialogStore }) {
  const request = useStore(store, (entries) => entries[entries.length - 1])
  const dialogFocus = useDialogFocus()

  const onCloseAutoFocus = (event: Event) => {
    // Checked on closing, because the next dialog may already be open and focused.
    if (store.getState().length > 0) event.preventDefault()
    else dialogFocus.onCloseAutoFocus(event)
  }

  return (
    <AlertDialog.Root open={request !== undefined} onOpenChange={() => dismiss(request)}>
      <AlertDialog.Portal container={overlays()}>
        {request && (
          <OpenDialog
            request={request}
            onOpenAutoFocus={dialogFocus.onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
          />
        )}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

interface OpenDialogProps {
  request: DialogRequest
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

function OpenDialog({ request, onOpenAutoFocus, onCloseAutoFocus }: OpenDialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { id, kind, close } = request

  // Radix focuses only the first content, but later messages may replace each other.
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current && panel.current && !focusStart(panel.current)) panel.current.focus()
  }, [id])

  useEffect(() => {
    if (kind !== 'success') return
    const timer = setTimeout(() => close(false), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [kind, close])

  return (
    <AlertDialog.Overlay className={OVERLAY_CLASS} onClick={() => dismiss(request)}>
      <AlertDialog.Content
        ref={panel}
        className={classNames(PANEL_CLASS, 'overflow-y-auto p-6 sm:max-w-md sm:p-8')}
        aria-busy={kind === 'loading' || undefined}
        onCloseAutoFocus={onCloseAutoFocus}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus(event)
          hasStarted.current = true
        }}
        onEscapeKeyDown={(event) => {
          if (kind === 'loading') event.preventDefault()
        }}
        onClick={(event) => {
          if (kind !== 'success') event.stopPropagation()
        }}
      >
        <DialogMessage request={request} />
      </AlertDialog.Content>
    </AlertDialog.Overlay>
  )
}

function dismiss(request: DialogRequest | undefined) {
  if (request?.kind !== 'loading') request?.close(false)
}
