import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { isCodeNeeded, isOwnPasswordNeeded, useLogin } from '@/features/auth/api/account'
import LoginCodeDialog from '@/features/auth/components/login-code-dialog'
import { messageOf } from '@/lib/api/api-error'
import type { SessionUser } from '@/lib/session/session-query'

// Needed only if a login card was printed while the screen was open.
const OwnPasswordDialog = lazy(() => import('@/features/auth/components/own-password-dialog'))

const FORM_ID = 'session-expired'

interface SessionExpiredDialogProps {
  /** The previous user, because no other user may continue the work. */
  user: SessionUser
  /** True after signing in again, false if the user cancels. */
  onSettled: (isSignedIn: boolean) => void
}

/** Signs the same user in again, over a screen with unsaved work. */
export default function SessionExpiredDialog({ user, onSettled }: SessionExpiredDialogProps) {
  const [password, setPassword] = useState('')
  const { mutate, reset, isPending, error } = useLogin()
  const needsCode = isCodeNeeded(error)
  const [codeWasRight, setCodeRight] = useState(false)
  const needsOwnPassword = codeWasRight || isOwnPasswordNeeded(error)

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
      <form id={FORM_ID} noValidate className="grid gap-5 low:sm:grid-cols-2" onSubmit={submit}>
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
        {error && !needsCode && !needsOwnPassword && (
          <Alert tone="danger">{messageOf(error)}</Alert>
        )}
      </form>
      {/* Over this dialog, which stays open because closing it would take the focus away from the code. */}
      {needsCode && !codeWasRight && (
        <LoginCodeDialog
          onSignedIn={() => onSettled(true)}
          onOwnPasswordNeeded={() => setCodeRight(true)}
          onClose={reset}
        />
      )}
      {needsOwnPassword && (
        <Suspense>
          <OwnPasswordDialog
            onSignedIn={() => onSettled(true)}
            onClose={() => {
              setCodeRight(false)
              reset()
            }}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
