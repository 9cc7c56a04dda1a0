import { VerifyLayout } from '@/app/layouts/verify-layout'
import { VerifyPage } from '@/features/results/pages/verify-page'

/** /verifikasi/{kode} with its layout. */
export default function VerifyScreen() {
  return (
    <VerifyLayout>
      <VerifyPage />
    </VerifyLayout>
  )
}
