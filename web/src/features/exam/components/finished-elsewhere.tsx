import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { LoadFailure } from '@/components/ui/load-failure'
import { submitAttempt, type Score } from '@/features/exam/api'
import { forgetRecord } from '@/features/exam/engine/storage'
import { useSessionUser } from '@/lib/session/use-session'

interface FinishedElsewhereProps {
  attemptId: number
  onScore: (score: Score) => void
}

/** Fetches the score of an attempt that the server ended while this device was in it. */
export default function FinishedElsewhere({ attemptId, onScore }: FinishedElsewhereProps) {
  const { nohp } = useSessionUser()
  const dialogs = useDialogs()
  // Finishing what is finished repeats its result, so that it may be asked like any other question.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['exam-result', attemptId],
    queryFn: () => submitAttempt({ nohp, answers: [] }),
    staleTime: Infinity,
    gcTime: 0,
  })

  useEffect(() => {
    if (!data) return
    void forgetRecord(attemptId)
    onScore(data)
  }, [data, attemptId, onScore])

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
