import { useState } from 'react'
import { CodeField } from '@/components/code-field'
import { FormDialog } from '@/components/form-dialog'
import { isOwnPasswordNeeded, useLoginCode } from '@/features/auth/api/account'
import { hasStatus, messageOf } from '@/lib/api/api-error'

interface LoginCodeDialogProps {
  /** Called after the right code. */
  onSignedIn?: () => void
  /** Called after the right code, if the password was a login card's. */
  onOwnPasswordNeeded?: () => void
  /** Called when the user cancels or the time for the code is over. The password has to be entered again. */
  onClose: () => void
}

/** The second step of a login: a code of the authenticator app. */
export default function LoginCodeDialog({
  onSignedIn,
  onOwnPasswordNeeded,
  onClose,
}: LoginCodeDialogProps) {
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useLoginCode()
  const isOver = hasStatus(error, 401)

  const submit = () =>
    mutate(code, {
      onSuccess: () => onSignedIn?.(),
      onError: (failure) => {
        if (isOwnPasswordNeeded(failure)) onOwnPasswordNeeded?.()
      },
    })

  return (
    <FormDialog
      size="sm"
      title="Masukkan kode verifikasi"
      description="Akun ini memakai verifikasi dua langkah."
      submitLabel="Verifikasi"
      cancelLabel={isOver ? 'Login Lagi' : 'Batal'}
      isBusy={isPending}
      unavailable={isOver}
      inPlace={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeField
        hint="Enam angka dari aplikasi autentikator, atau satu kode pemulihan."
        error={error && messageOf(error)}
        value={code}
        onChange={setCode}
      />
    </FormDialog>
  )
}
