import { useState, type ReactNode } from 'react'
import { CodeField } from '@/components/code-field'
import { FormDialog } from '@/components/form-dialog'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface CodeDialogProps<Answer> {
  title: string
  submitLabel: string
  danger?: boolean
  hint: string
  /** Sends the code. */
  mutation: Change<Answer, string>
  onDone: (answer: Answer) => void
  onClose: () => void
  /** Rendered above the code. */
  children: ReactNode
}

/** Sends a code of the authenticator app for a change of the second factor. */
export function CodeDialog<Answer>({
  hint,
  mutation,
  onDone,
  children,
  ...dialog
}: CodeDialogProps<Answer>) {
  const [code, setCode] = useState('')
  const { change, isPending, failure } = useChange(mutation, { done: null, failed: null, onDone })

  return (
    <FormDialog size="sm" isBusy={isPending} onSubmit={() => change(code)} {...dialog}>
      {children}
      <CodeField hint={hint} error={failure} value={code} onChange={setCode} />
    </FormDialog>
  )
}
