import { SCHOOL_CODE_MAX_LENGTH, SCHOOL_CODE_MISSING } from '@lulus/api/contracts/reports'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { openSharedMutation } from '@/features/school/api/shared-results'
import { messageOf } from '@/lib/api/api-error'

/** Asks for the code of a link. */
export function SchoolCodeForm({ token }: { token: string }) {
  const open = useMutation(openSharedMutation)
  const [kode, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(kode.trim() === '')
    if (kode.trim() !== '' && !open.isPending) open.mutate({ token, kode })
  }
  const failure = open.error && messageOf(open.error, 'Kode tidak dapat diperiksa.')

  return (
    <Card className="max-w-md">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Kode akses"
          hint="Akademi memberikannya terpisah dari tautan ini."
          error={isMissing ? SCHOOL_CODE_MISSING : failure}
          required
        >
          <Input
            value={kode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={SCHOOL_CODE_MAX_LENGTH}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value)
              setMissing(false)
            }}
          />
        </Field>
        <div>
          <Button type="submit" loading={open.isPending}>
            Lihat Hasil
          </Button>
        </div>
      </form>
    </Card>
  )
}
