import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

/** The common part of all actions that invalidate a lab's or a seat's key. */
export function useKeyEnd() {
  const dialogs = useDialogs()

  /** Runs an action that invalidates a key, and asks again if exams are using it. Null if the admin cancelled. */
  async function endKey<Answer>(
    run: (force: boolean) => Promise<Answer>,
    forceLabel: string
  ): Promise<Answer | null> {
    try {
      return await run(false)
    } catch (error) {
      if (!hasStatus(error, 409) || error.code !== ADMIN_REFUSAL.attemptsRunning) throw error
      const isForced = await dialogs.confirm({
        tone: 'danger',
        title: 'Ada simulasi yang sedang berjalan',
        text: error.userMessage,
        confirmLabel: forceLabel,
      })
      return isForced ? run(true) : null
    }
  }

  async function orTell<Answer>(work: Promise<Answer | null>): Promise<Answer | null> {
    try {
      return await work
    } catch (error) {
      if (!isKnownFailure(error)) {
        void dialogs.alert({
          tone: 'danger',
          title: 'Gagal',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      }
      return null
    }
  }

  return { endKey, orTell }
}
