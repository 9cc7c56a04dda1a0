import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { FinishedContext, useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { hasStatus } from '@/lib/api/api-error'

/** Finishes the attempt and shows its score. */
export function useFinishAttempt() {
  const room = useRoom()
  const dialogs = useDialogs()
  const queryClient = useQueryClient()
  const finished = use(FinishedContext)

  return useMutation({
    mutationFn: async () => {
      const close = dialogs.loading({ title: 'Memuat...', text: 'Menghitung skor Anda...' })
      try {
        await room.flush()
        const score = await room.submit()
        finished(score, room.late())
      } finally {
        close()
      }
    },
    onSuccess: () => {
      // Scores, histories and grants have changed on all screens.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
    onError: async (error) => {
      const verdict = verdictOn(error)
      if (verdict === 'bug') throw error
      if (verdict === 'stopped') return
      // According to the server there is time left or an unanswered question.
      if (hasStatus(error, 422)) {
        await room.revisit()
        return
      }
      console.warn('The attempt was not finished.', error)
      await dialogs.alert({
        tone: 'danger',
        title: 'Error',
        text: 'Failed to fetch score. Please try again later.',
      })
    },
  })
}
