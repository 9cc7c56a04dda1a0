import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { Score } from '@/features/exam/api'
import { useRoom } from '@/features/exam/hooks/use-room'
import type { LateReport } from '@/features/exam/model/late-answers'
import { verdictOn } from '@/features/exam/model/retry'
import { hasStatus } from '@/lib/api/api-error'

/** Receives the score of an attempt that was finished on this page. */
export const FinishedContext = createContext<(score: Score, late: LateReport | null) => void>(
  () => {
    throw new Error('Whoever shows a room takes the score')
  }
)

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
      // Scores, histories and access have changed, whoever shows them.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    },
    onError: async (error) => {
      if (verdictOn(error) === 'stopped') return
      // The server counts some time or a question more than we do.
      if (hasStatus(error, 422)) {
        await room.revisit()
        return
      }
      console.warn('The attempt could not be finished.', error)
      await dialogs.alert({
        tone: 'danger',
        title: 'Error',
        text: 'Failed to fetch score. Please try again later.',
      })
    },
  })
}
