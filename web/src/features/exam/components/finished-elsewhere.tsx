import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { LoadFailure } from '@/components/ui/load-failure'
import type { Score } from '@/features/exam/api'
import { settleFinished } from '@/features/exam/engine/settle-finished'
import { useSessionUser } from '@/lib/session/use-session'

interface FinishedElsewhereProps {
  attemptId: number
  onScore: (score: Score) => void
}

/** Fetches the score of an attempt that the server ended. */
export default function FinishedElsewhere({ attemptId, onScore }: FinishedElsewhereProps) {
  const { nohp } = useSessionUser()
  const dialogs = useDialogs()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['exam-result', attemptId],
    queryFn: () => settleFinished(attemptId, nohp),
    staleTime: Infinity,
    gcTime: 0,
  })

  useEffect(() => {
    if (data) onScore(data)
  }, [data, onScore])

  useEffect(() => {
    if (!error) return
    void dialogs.alert({
      tone: 'danger',
      title: 'Error',
      text: 'Failed to fetch score. Please try again later.',
    })
  }, [error, dialogs])

  return error ? (
    <LoadFailure
      title="Skor belum dapat diambil"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : null
}
