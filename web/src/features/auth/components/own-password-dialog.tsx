import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useOwnPassword } from '@/features/auth/api/account'
import {
  OWN_PASSWORD_TEXT,
  OWN_PASSWORD_TITLE,
  OwnPasswordForm,
} from '@/features/auth/components/own-password-form'
import { hasStatus } from '@/lib/api/api-error'

const FORM_ID = 'password-baru-di-tempat'

interface OwnPasswordDialogProps {
  onSignedIn: () => void
  /** Called when the user cancels or the time is over. The card's password has to be entered again. */
  onClose: () => void
}

/** Like the screen of that name, over a screen that must not be left. */
export default function OwnPasswordDialog({ onSignedIn, onClose }: OwnPasswordDialogProps) {
  const choose = useOwnPassword()
  const isOver = hasStatus(choose.error, 401)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!choose.isPending}
      title={OWN_PASSWORD_TITLE}
      description={OWN_PASSWORD_TEXT}
      footer={
        <>
          <Button variant="secondary" disabled={choose.isPending} onClick={onClose}>
            {isOver ? 'Login Lagi' : 'Batal'}
          </Button>
          <Button type="submit" form={FORM_ID} loading={choose.isPending} unavailable={isOver}>
            Simpan dan Lanjutkan
          </Button>
        </>
      }
    >
      <OwnPasswordForm id={FORM_ID} choose={choose} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
