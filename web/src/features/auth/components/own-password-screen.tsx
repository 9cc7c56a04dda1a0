import { useEffect, useRef } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { useOwnPassword } from '@/features/auth/api/account'
import {
  OWN_PASSWORD_TEXT,
  OWN_PASSWORD_TITLE,
  OwnPasswordForm,
} from '@/features/auth/components/own-password-form'
import { hasStatus } from '@/lib/api/api-error'

const FORM_ID = 'password-baru'

interface OwnPasswordScreenProps {
  onSignedIn: () => void
  /** Called when the user cancels or the time is over. The card's password has to be entered again. */
  onGiveUp: () => void
}

/** Replaces the login after a card's password was entered: choosing an own password signs in. */
export default function OwnPasswordScreen({ onSignedIn, onGiveUp }: OwnPasswordScreenProps) {
  const choose = useOwnPassword()
  const isOver = hasStatus(choose.error, 401)
  const content = useRef<HTMLDivElement>(null)

  // The button that led here is gone.
  useEffect(() => content.current?.querySelector('input')?.focus(), [])

  return (
    <>
      <PageHeading lead={OWN_PASSWORD_TEXT}>{OWN_PASSWORD_TITLE}</PageHeading>
      <div ref={content} className="mt-8 grid gap-5">
        <OwnPasswordForm id={FORM_ID} choose={choose} onSignedIn={onSignedIn} />
        <Button
          type="submit"
          form={FORM_ID}
          block
          size="lg"
          loading={choose.isPending}
          unavailable={isOver}
        >
          Simpan dan Lanjutkan
        </Button>
        <Button variant="quiet" disabled={choose.isPending} onClick={onGiveUp}>
          {isOver ? 'Login Lagi' : 'Kembali ke Login'}
        </Button>
      </div>
    </>
  )
}
