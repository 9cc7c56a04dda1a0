import { VerifyLayout } from '@/app/layouts/verify-layout'
import { SchoolPage } from '@/features/school/pages/school-page'

/** /sekolah/{token} with its layout. */
export default function SchoolScreen() {
  return (
    <VerifyLayout>
      <SchoolPage />
    </VerifyLayout>
  )
}
