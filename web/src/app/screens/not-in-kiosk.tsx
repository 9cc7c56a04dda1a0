import { NOT_IN_KIOSK } from '@lulus/api/contracts/kiosk'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { paths } from '@/lib/paths'

/** Explains why a link leads nowhere in the kiosk, such as one to a payment. */
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
