import { CodeForm } from '@/components/code-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { isOwnPasswordNeeded, useLoginCode } from '@/features/auth/api/account'
import { hasStatus, messageOf } from '@/lib/api/api-error'

const FORM_ID = 'kode-login'

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
  const { mutate, isPending, error } = useLoginCode()
  const isOver = hasStatus(error, 401)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!isPending}
      title="Masukkan kode verifikasi"
      description="Akun ini memakai verifikasi dua langkah."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {isOver ? 'Login Lagi' : 'Batal'}
          </Button>
          <Button type="submit" form={FORM_ID} loading={isPending} unavailable={isOver}>
            Verifikasi
          </Button>
        </>
      }
    >
      <CodeForm
        id={FORM_ID}
        hint="Enam angka dari aplikasi autentikator, atau satu kode pemulihan."
        error={error === null ? undefined : messageOf(error, 'Terjadi kesalahan')}
        onSubmit={(code) => {
          if (isPending || isOver) return
          mutate(code, {
            onSuccess: () => onSignedIn?.(),
            onError: (failure) => {
              if (isOwnPasswordNeeded(failure)) onOwnPasswordNeeded?.()
            },
          })
        }}
      />
    </Dialog>
  )
}
