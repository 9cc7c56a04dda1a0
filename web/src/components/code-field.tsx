import { FACTOR_CODE_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface CodeFieldProps {
  hint: string
  error: string | null | undefined
  value: string
  onChange: (code: string) => void
}

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeField({ hint, error, value, onChange }: CodeFieldProps) {
  return (
    <Field label="Kode" hint={hint} error={error} required>
      <Input
        data-autofocus
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={FACTOR_CODE_MAX_LENGTH}
        value={value}
        onChange={({ currentTarget: input }) => onChange(input.value)}
      />
    </Field>
  )
}
