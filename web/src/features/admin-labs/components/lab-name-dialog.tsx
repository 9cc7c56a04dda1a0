import { LAB_NAME_INVALID, LAB_NAME_MISSING } from '@lulus/api/contracts/sentences'
import { LAB_NAME_MAX_LENGTH, LAB_NAME_PATTERN } from '@lulus/api/contracts/labs'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'nama-lab'

interface LabNameDialogProps {
  title: string
  submitLabel: string
  /** Empty for a new lab. */
  initial: string
  /** Sends the name; the server's sentence when it is refused, null when it is settled. */
  onSubmit: (name: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for the name of a lab. */
export function LabNameDialog({
  title,
  submitLabel,
  initial,
  onSubmit,
  onClose,
}: LabNameDialogProps) {
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
        <Field
          label="Nama Lab"
          hint="Sebutan yang dipakai pengawas, misalnya “Lab Bahasa 1”."
          error={error}
          required
        >
          <Input
            maxLength={LAB_NAME_MAX_LENGTH}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** The server's own sentences. */
function problemOf(name: string): string | null {
  if (name === '') return LAB_NAME_MISSING
  return LAB_NAME_PATTERN.test(name) ? null : LAB_NAME_INVALID
}
