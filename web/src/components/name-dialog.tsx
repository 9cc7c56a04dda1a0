import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'nama'

interface NameDialogProps {
  title: string
  submitLabel: string
  /** Label of the field. */
  label: string
  hint: string
  maxLength: number
  initial: string
  /** Validates a trimmed name with the server's own messages. Null when it is valid. */
  problemOf: (name: string) => string | null
  /** Sends the name. Resolves with the server's error message, or null on success. */
  onSubmit: (name: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for a name. */
export function NameDialog({
  title,
  submitLabel,
  label,
  hint,
  maxLength,
  initial,
  problemOf,
  onSubmit,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const close = useCloseGuard(name !== initial, onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const trimmed = name.trim()
    const problem = problemOf(trimmed)
    setError(problem)
    if (problem !== null) return
    setSending(true)
    const refusal = await onSubmit(trimmed)
    setSending(false)
    setError(refusal)
    if (refusal === null) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      dismissable={!isSending}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={label} hint={hint} error={error} required>
          <Input
            maxLength={maxLength}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
