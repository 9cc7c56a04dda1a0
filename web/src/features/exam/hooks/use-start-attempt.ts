import type { ListeningMode } from '@lulus/api/contracts/listening'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { startAttempt } from '@/features/exam/api'
import { ReloadContext } from '@/features/exam/hooks/use-room'
import { isDrivenElsewhere } from '@/features/exam/model/retry'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { useSessionUser } from '@/lib/session/use-session'

/** Starts the attempt, with a confirmation. */
export function useStartAttempt(paketId: number, mode: ListeningMode) {
  const dialogs = useDialogs()
  const reload = use(ReloadContext)
  const { nohp } = useSessionUser()

  async function start() {
    const close = dialogs.loading({
      title: 'Memuat...',
      text: 'Mengambil data sesi dan timer...',
    })
    try {
      await startAttempt({ nohp, paketId, mode }).catch((error: unknown) => {
        // It already runs on another device, and the room offers to take it over.
        if (!isDrivenElsewhere(error)) throw error
      })
      await reload()
    } catch (error) {
      close()
      if (hasStatus(error, 401)) return
      console.warn('The attempt could not be started.', error)
      // Only refusals have a reason that the learner can act on.
      const isRefusal = hasStatus(error, 409) || hasStatus(error, 403)
      await dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: isRefusal ? messageOf(error, TIMER_FAILURE) : TIMER_FAILURE,
      })
    } finally {
      close()
    }
  }

  return useMutation({
    mutationFn: async () => {
      const isAgreed = await dialogs.confirm({
        title: 'Mulai Simulasi TOEFL?',
        text: 'Simulasi dan timer akan langsung dimulai dan tidak dapat dijeda. Pastikan Anda sudah siap.',
        confirmLabel: 'Ya, Mulai',
        cancelLabel: 'Batal',
      })
      if (isAgreed) await start()
    },
  })
}

const TIMER_FAILURE = 'Terjadi kesalahan saat mengambil data timer.'
