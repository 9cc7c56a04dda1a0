import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { paths } from '@/lib/paths'

const NOT_GRANTED =
  'Anda belum memiliki akses ke paket ini. Pilih paketnya di halaman ini, lalu selesaikan pembayarannya.'

/** Redirects to the packages, and shows the reason. @param reason the server's message, or null without a grant */
export default function Denied({ reason }: { reason: string | null }) {
  const dialogs = useDialogs()
  useEffect(() => {
    void dialogs.alert({
      tone: 'warning',
      title: 'Simulasi belum bisa dibuka',
      text: reason ?? NOT_GRANTED,
    })
  }, [reason, dialogs])
  return <Navigate to={paths.packages} replace />
}
