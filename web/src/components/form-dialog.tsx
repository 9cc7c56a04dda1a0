import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useReloginInPlace } from '@/lib/session/relogin'

interface FormDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size'
> {
  submitLabel: string
  cancelLabel?: string
  /** Whether the submit button has the look of a destructive action. */
  danger?: boolean
  /** While it is sent, the dialog can't be closed or submitted again. */
  isBusy: boolean
  /** While input is still being prepared, the form can't be submitted and the button shows a spinner. */
  isPreparing?: boolean
  /** Whether there is unsaved input, which closing asks about first. */
  isDirty?: boolean
  /** Whether it can't be submitted at the moment. */
  unavailable?: boolean
  /** An error below the fields. */
  problem?: ReactNode
  /** Whether a lost session opens the sign-in dialog over this one; otherwise the guard redirects to /login. */
  inPlace?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
  /** Content below the form. */
  below?: ReactNode
}

/** A form in a dialog: buttons, submit by Enter, an error, and a confirmation before unsaved input is lost. */
export function FormDialog({
  submitLabel,
  cancelLabel = 'Batal',
  danger = false,
  isBusy,
  isPreparing = false,
  isDirty = false,
  unavailable = false,
  problem,
  inPlace = true,
  onSubmit,
  onClose,
  children,
  below,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const close = useCloseGuard(isDirty, onClose)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React events bubble from a portal to the page's form as well.
    event.stopPropagation()
    if (!isBusy && !isPreparing && !unavailable) onSubmit()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!isBusy}
      {...dialog}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={isBusy || isPreparing}
            unavailable={unavailable}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {inPlace && <ReloginInPlace />}
      <div className="grid gap-6">
        <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
          {children}
          {problem && <Alert tone="danger">{problem}</Alert>}
        </form>
        {below}
      </div>
    </Dialog>
  )
}

function ReloginInPlace() {
  useReloginInPlace()
  return null
}
