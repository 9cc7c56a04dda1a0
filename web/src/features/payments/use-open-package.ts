import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { packageAccessQuery } from '@/features/payments/api/payments'
import { ApiError } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'
import { isKnownFailure } from '@/lib/session/known-failure'

/**
 * Opens a package for 'Kerjakan Soal': the exam if access is granted, else the payment, or a message why to wait
 * (product-spec section 4, package access check).
 */
export function useOpenPackage(): (paketId: number) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const dialogs = useDialogs()

  return async (paketId) => {
    try {
      const access = await queryClient.query({
        ...packageAccessQuery(paketId),
        // The user is waiting, and can press the button again.
        retry: false,
      })
      if (access.bolehAkses) await navigate(paths.exam(paketId))
      else if (access.pending) {
        // Not awaited, so that the button works while the dialog is open.
        void dialogs.alert({
          title: access.butuhLab ? 'Khusus lab' : 'Menunggu Verifikasi',
          text: access.alasan,
        })
      } else await navigate(paths.pay(paketId))
    } catch (error) {
      if (isKnownFailure(error)) return
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: 'Terjadi kesalahan saat menghubungi server',
        footer: error instanceof ApiError ? error.userMessage : null,
      })
    }
  }
}
