import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { packageAccessQuery } from '@/features/payments/api/package-access'
import { ApiError, hasStatus } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'

/**
 * What 'Kerjakan Soal' does: leads to the exam where it may be entered and else to the payment, or says what is
 * being waited for (product-spec section 4, package access check).
 */
export function useOpenPackage(): (paketId: number) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const dialogs = useDialogs()

  return async (paketId) => {
    try {
      const access = await queryClient.query({
        ...packageAccessQuery(paketId),
        // Who has pressed a button wants to know, and can press it again.
        retry: false,
      })
      if (access.bolehAkses) await navigate(paths.exam(paketId))
      else if (access.pending) {
        // Not awaited: the button is free again while the dialog stands.
        void dialogs.alert({
          title: access.butuhLab ? 'Khusus lab' : 'Menunggu Verifikasi',
          text: access.alasan,
        })
      } else await navigate(paths.pay(paketId))
    } catch (error) {
      // A lost session leads to /login, where this would only be in the way.
      if (hasStatus(error, 401)) return
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: 'Terjadi kesalahan saat menghubungi server',
        footer: error instanceof ApiError ? error.userMessage : null,
      })
    }
  }
}
