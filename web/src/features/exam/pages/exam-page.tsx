import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useDocumentTitle } from '@/components/page/arrival'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { LoadFailure } from '@/components/ui/load-failure'
import { startAttempt } from '@/features/exam/api'
import { ExamRoomScreen } from '@/features/exam/components/exam-room-screen'
import {
  Denied,
  DrivenElsewhere,
  FinishedElsewhere,
  ReadyScreen,
} from '@/features/exam/components/lazy-parts'
import { loadExam } from '@/features/exam/engine/load-exam'
import { FinishedContext, finishedReportKey, ReloadContext } from '@/features/exam/hooks/use-room'
import { paths } from '@/lib/paths'
import { useSessionUser } from '@/lib/session/use-session'

interface ExamPageProps {
  /** Draws the app's frame around the screens before and after the exam; the exam has none. */
  frame: (screen: ReactNode) => ReactNode
}

/** /simulasi-toefl/{paketId}: ready or running; the result of a finished attempt has an address of its own. */
export function ExamPage({ frame }: ExamPageProps) {
  useDocumentTitle('Simulasi TOEFL')
  const paketId = Number(useParams().paketId)
  if (!Number.isSafeInteger(paketId) || paketId < 1) return <Navigate to={paths.packages} replace />
  return <Exam key={paketId} paketId={paketId} frame={frame} />
}

function Exam({ paketId, frame }: ExamPageProps & { paketId: number }) {
  const { nohp } = useSessionUser()
  const queryClient = useQueryClient()
  const [resultId, setResultId] = useState<number | null>(null)
  const { data, error, isFetching, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['exam', paketId, nohp],
    queryFn: () => loadExam(paketId, nohp),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useLoadingDialog(isPending && isFetching)

  const reload = useCallback(async () => {
    await refetch({ throwOnError: true })
  }, [refetch])

  // Drawn instead of the room, which would otherwise ask before it is left.
  if (resultId !== null) return <Navigate to={paths.result(resultId)} replace />
  if (!data) {
    return error && !isFetching
      ? frame(
          <LoadFailure
            title="Simulasi tidak dapat dimuat"
            error={error}
            onRetry={() => void refetch()}
          />
        )
      : null
  }

  switch (data.kind) {
    case 'denied':
      return frame(<Denied reason={data.reason} />)
    case 'ready':
      return (
        <ReloadContext value={reload}>{frame(<ReadyScreen paper={data.paper} />)}</ReloadContext>
      )
    case 'elsewhere':
      return (
        <ReloadContext value={reload}>
          {frame(
            <DrivenElsewhere takeOver={() => startAttempt({ nohp, paketId, takeover: true })} />
          )}
        </ReloadContext>
      )
    case 'finished':
      return frame(
        <FinishedElsewhere attemptId={data.attemptId} onScore={({ id }) => setResultId(id)} />
      )
    case 'running': {
      const { attempt } = data
      return (
        <ReloadContext value={reload}>
          <FinishedContext
            value={({ id }, late) => {
              queryClient.setQueryData(finishedReportKey(nohp), late)
              setResultId(id)
            }}
          >
            <ExamRoomScreen key={dataUpdatedAt} attempt={attempt} />
          </FinishedContext>
        </ReloadContext>
      )
    }
  }
}

function useLoadingDialog(isLoading: boolean) {
  const dialogs = useDialogs()
  useEffect(() => {
    if (!isLoading) return
    return dialogs.loading({ title: 'Memuat...', text: 'Mengambil data sesi dan timer...' })
  }, [isLoading, dialogs])
}
