import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { paths } from '@/lib/paths'

/** As typed, with spaces and hyphens. */
const CERTIFICATE_CODE_MAX_LENGTH = 64

/** Checks a code, for paper certificates without a camera. @param label of the field */
export function VerifyForm({ label }: { label: string }) {
  const navigate = useNavigate()
  const [kode, setKode] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = kode.trim()
    setMissing(typed === '')
    if (typed !== '') void navigate(paths.verify(encodeURIComponent(typed)))
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={label}
        hint="Kode tercetak pada sertifikat. Huruf besar dan kecil tidak dibedakan."
        error={isMissing && kode.trim() === '' ? 'Masukkan kode sertifikat.' : null}
        required
      >
        <Input
          value={kode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CERTIFICATE_CODE_MAX_LENGTH}
          onChange={({ currentTarget: input }) => setKode(input.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          Periksa
        </Button>
      </div>
    </form>
  )
}
