import { FACTOR_CODE_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { useState, type SubmitEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface CodeFormProps {
  id: string
  hint: string
  error: string | undefined
  onSubmit: (code: string) => void
}

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeForm({ id, hint, error, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(code)
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field label="Kode" hint={hint} error={error} required>
        <Input
          data-autofocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={FACTOR_CODE_MAX_LENGTH}
          value={code}
          onChange={({ currentTarget: input }) => setCode(input.value)}
        />
      </Field>
    </form>
  )
}
