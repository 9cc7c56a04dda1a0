import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { useReloginInPlace } from '@/lib/session/relogin'

interface ReasonDialogProps {
  formId: string
  title: string
  /** The person or subject of the decision. */
  description: string
  /** The consequences, shown above the field. */
  children?: ReactNode
  field: { label: string; hint: string; placeholder: string; maxLength: number }
  /** The message for an empty reason. */
  missing: string
  /** Called for an empty reason, if the field's message is not enough. */
  onMissing?: () => void
  submitLabel: string
  /** Whether the decision benefits the person. Most don't. */
  isKind?: boolean
  /** Sends the decision. False keeps the dialog and its text. */
  onSubmit: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason of a decision. The text survives a lost session and an accidental Esc. */
export function ReasonDialog({
  formId,
  title,
  description,
  children,
  field: { maxLength, placeholder, ...field },
  missing,
  onMissing,
  submitLabel,
  isKind = false,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = useCloseGuard(reason.trim() !== '', onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = reason.trim()
    setMissing(written === '')
    if (written === '') {
      onMissing?.()
      return
    }
    setSending(true)
    const isSettled = await onSubmit(written)
    setSending(false)
    if (isSettled) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!isSending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Batal
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isKind ? 'primary' : 'danger'}
            loading={isSending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {children}
        <Field {...field} error={isMissing && reason.trim() === '' ? missing : null} required>
          <Textarea
            rows={3}
            maxLength={maxLength}
            value={reason}
            placeholder={placeholder}
            onChange={({ currentTarget: area }) => setReason(area.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
