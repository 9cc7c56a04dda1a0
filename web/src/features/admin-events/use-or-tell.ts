import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

/** Awaits a mutation and shows its outcome. Resolves with true on success. */
export function useOrTell() {
  const dialogs = useDialogs()
  return async (run: Promise<{ message: string }>) => {
    try {
      const { message } = await run
      void dialogs.success({ title: 'Berhasil', text: message })
      return true
    } catch (failure) {
      if (isKnownFailure(failure)) return false
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal',
        text: messageOf(failure, 'Terjadi kesalahan'),
      })
      return false
    }
  }
}
