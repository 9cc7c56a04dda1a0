import { useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { useLogin } from '@/features/auth/api/login'
import { messageOf } from '@/lib/api/api-error'
import type { SessionUser } from '@/lib/session/session-query'

const FORM_ID = 'session-expired'

interface SessionExpiredDialogProps {
  /** Who worked here: nobody else may go on with it. */
  user: SessionUser
  /** True after signing in again, false when the user would rather leave. */
  onSettled: (isSignedIn: boolean) => void
}

/** Signs the same user in again, over a screen that keeps its work. */
export default function SessionExpiredDialog({ user, onSettled }: SessionExpiredDialogProps) {
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useLogin()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate({ identifier: user.nohp, password }, { onSuccess: () => onSettled(true) })
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissable={false}
      size="sm"
      title="Sesi Anda telah berakhir"
      description="Login lagi untuk melanjutkan. Pekerjaan Anda di halaman ini tidak hilang."
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={() => onSettled(false)}>
            Keluar
          </Button>
          <Button type="submit" form={FORM_ID} loading={isPending}>
            Login
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={submit}>
        <Field label="Akun" hint={user.nama}>
          <Input readOnly autoComplete="username" value={user.nohp} />
        </Field>
        <Field label="Password" required>
          <PasswordInput
            data-autofocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {error && <Alert tone="danger">{messageOf(error, 'Terjadi kesalahan')}</Alert>}
      </form>
    </Dialog>
  )
}
