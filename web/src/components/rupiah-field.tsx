import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface RupiahFieldProps {
  label: string
  hint?: string
  error?: string | null
  value: string
  onChange: (value: string) => void
}

/** A field for an amount of rupiah, with or without thousands dots. */
export function RupiahField({ label, hint, error, value, onChange }: RupiahFieldProps) {
  return (
    <Field label={`${label} (Rp)`} hint={hint} error={error} required>
      <Input
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
