import { useState, type ReactNode } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'

interface ReasonDialogProps {
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
  isBusy: boolean
  /** Sends the decision. The text stays until the dialog closes. */
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a decision. The text survives a lost session and an accidental Esc. */
export function ReasonDialog({
  children,
  field: { maxLength, placeholder, ...field },
  missing,
  onMissing,
  isKind = false,
  onSubmit,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const written = reason.trim()

  const submit = () => {
    setMissing(written === '')
    if (written === '') onMissing?.()
    else onSubmit(written)
  }

  return (
    <FormDialog size="sm" danger={!isKind} isDirty={written !== ''} onSubmit={submit} {...dialog}>
      {children}
      <Field {...field} error={isMissing && written === '' ? missing : null} required>
        <Textarea
          rows={3}
          maxLength={maxLength}
          value={reason}
          placeholder={placeholder}
          onChange={({ currentTarget: area }) => setReason(area.value)}
        />
      </Field>
    </FormDialog>
  )
}
