import { VerifyLayout } from '@/app/layouts/verify-layout'
import { MailStopPage } from '@/features/mail-stop/pages/mail-stop-page'

/** /berhenti-email/{token} with its layout. */
export default function MailStopScreen() {
  return (
    <VerifyLayout>
      <MailStopPage />
    </VerifyLayout>
  )
}
