import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface NameDialogProps<Answer> {
  title: string
  submitLabel: string
  /** Label of the field. */
  label: string
  hint: string
  maxLength: number
  initial: string
  /** Validates a trimmed name with the server's own messages. Null when it is valid. */
  problemOf: (name: string) => string | null
  /** Saves the name. */
  mutation: Change<Answer, string>
  onDone?: (answer: Answer) => void
  onClose: () => void
}

/** Asks for a name. */
export function NameDialog<Answer>({
  title,
  submitLabel,
  label,
  hint,
  maxLength,
  initial,
  problemOf,
  mutation,
  onDone,
  onClose,
}: NameDialogProps<Answer>) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const { change, isPending, failure } = useChange(mutation, {
    done: null,
    failed: null,
    onDone: (answer) => {
      onDone?.(answer)
      onClose()
    },
  })

  const submit = () => {
    const trimmed = name.trim()
    const found = problemOf(trimmed)
    setProblem(found)
    if (found === null) change(trimmed)
  }

  return (
    <FormDialog
      size="sm"
      title={title}
      submitLabel={submitLabel}
      isBusy={isPending}
      isDirty={name !== initial}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={label} hint={hint} error={problem ?? failure} required>
        <Input
          maxLength={maxLength}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
