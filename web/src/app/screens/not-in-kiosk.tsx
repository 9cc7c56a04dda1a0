import { NOT_IN_KIOSK } from '@lulus/api/contracts/sentences'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { paths } from '@/lib/paths'

/** Says why a button leads nowhere here, a package to be paid for among them. */
export default function NotInKiosk() {
  const dialogs = useDialogs()
  useEffect(() => {
    void dialogs.alert({
      tone: 'warning',
      title: NOT_IN_KIOSK,
      text: 'Komputer ini hanya untuk mengerjakan ujian. Untuk membeli paket atau mengubah akun, gunakan HP atau komputer Anda sendiri.',
    })
  }, [dialogs])
  return <Navigate to={paths.packages} replace />
}
