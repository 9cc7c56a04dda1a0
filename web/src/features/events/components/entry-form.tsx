import { TOKEN_LENGTH, TOKEN_MAX_LENGTH } from '@lulus/api/contracts/events'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { enterMutation } from '@/features/events/api'
import { messageOf } from '@/lib/api/api-error'

/** The door of the waiting room, which asks for the token if there is one. */
export function EntryForm({ id, needsToken }: { id: number; needsToken: boolean }) {
  const [token, setToken] = useState('')
  const enter = useMutation(enterMutation)
  const error = enter.isError ? messageOf(enter.error, 'Belum bisa masuk. Coba lagi.') : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!enter.isPending) enter.mutate({ id, tokenUjian: token })
  }

  return (
    <Card>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        {needsToken ? (
          <Field
            label="Token"
            hint={`${TOKEN_LENGTH} huruf dari pengawas. Token berganti, jadi pakai yang terbaru.`}
            error={error}
            required
          >
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={TOKEN_MAX_LENGTH}
              className="text-2xl font-bold tracking-widest uppercase"
              value={token}
              onChange={({ currentTarget: input }) => setToken(input.value)}
            />
          </Field>
        ) : (
          <p role="status">{error ?? 'Masuk untuk menunggu bersama peserta lain.'}</p>
        )}
        <Button type="submit" size="lg" loading={enter.isPending} className="max-sm:w-full">
          Masuk Ruang Tunggu
        </Button>
      </form>
    </Card>
  )
}
