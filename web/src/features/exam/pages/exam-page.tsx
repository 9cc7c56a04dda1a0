import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useDocumentTitle } from '@/components/page/arrival'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { LoadFailure } from '@/components/ui/load-failure'
import { startAttempt } from '@/features/exam/api'
import { DrivenElsewhere, Paused } from '@/features/exam/components/lazy-parts'
import {
  Denied,
  ExamRoomScreen,
  FinishedElsewhere,
  ReadyScreen,
} from '@/features/exam/components/page-parts'
import { loadExam } from '@/features/exam/engine/load-exam'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { useExamParts } from '@/features/exam/hooks/use-exam-parts'
import { FinishedContext, finishedReportKey, ReloadContext } from '@/features/exam/hooks/use-room'
import { paths } from '@/lib/paths'
import { useSessionUser } from '@/lib/session/use-session'

interface ExamPageProps {
  /** Renders the app's layout around the screens before and after the exam, which has none itself. */
  frame: (screen: ReactNode) => ReactNode
  /** Fetches what the app needs when the exam is left or its login ends. */
  fetchExits?: () => Promise<unknown>
}

const NOTHING = () => Promise.resolve()

/** /simulasi-toefl/{paketId}: ready or running. The result of a finished attempt has its own address. */
export function ExamPage({ frame, fetchExits = NOTHING }: ExamPageProps) {
  useDocumentTitle('Simulasi TOEFL')
  const paketId = Number(useParams().paketId)
  if (!Number.isSafeInteger(paketId) || paketId < 1) return <Navigate to={paths.packages} replace />
  return <Exam key={paketId} paketId={paketId} frame={frame} fetchExits={fetchExits} />
}

type ExamProps = Required<ExamPageProps> & { paketId: number }

function Exam({ paketId, frame, fetchExits }: ExamProps) {
  const { nohp } = useSessionUser()
  const [resultId, setResultId] = useState<number | null>(null)
  const { data, error, isFetching, isPending, refetch, dataUpdatedAt } = useStanding(paketId, nohp)
  const parts = useExamParts(fetchExits)
  const isWaiting = data?.kind === 'running' && !parts.areHere
  useLoadingDialog((isPending && isFetching) || (isWaiting && !parts.error))

  const reload = useCallback(async () => {
    await refetch({ throwOnError: true })
  }, [refetch])

  // Rendered instead of the room, which would otherwise ask before it is left.
  if (resultId !== null) return <Navigate to={paths.result(resultId)} replace />
  if (!data) {
    const hasFailed = error && !isFetching
    return hasFailed ? frame(<NotLoaded error={error} onRetry={() => void refetch()} />) : null
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
    case 'paused':
      return <ReloadContext value={reload}>{frame(<Paused />)}</ReloadContext>
    case 'finished':
      return frame(
        <FinishedElsewhere attemptId={data.attemptId} onScore={({ id }) => setResultId(id)} />
      )
    case 'running':
      if (isWaiting) {
        // Some browsers fetch a module only once.
        const retry = () => window.location.reload()
        return parts.error ? frame(<NotLoaded error={parts.error} onRetry={retry} />) : null
      }
      return (
        <ReloadContext value={reload}>
          <Running key={dataUpdatedAt} attempt={data.attempt} onResult={setResultId} />
        </ReloadContext>
      )
  }
}

function useStanding(paketId: number, nohp: string) {
  return useQuery({
    queryKey: ['exam', paketId, nohp],
    queryFn: () => loadExam(paketId, nohp),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure title="Simulasi tidak dapat dimuat" error={error} onRetry={onRetry} />
}

interface RunningProps {
  attempt: RunningAttempt
  /** Called with the id of its result. */
  onResult: (id: number) => void
}

function Running({ attempt, onResult }: RunningProps) {
  const queryClient = useQueryClient()
  return (
    <FinishedContext
      value={({ id }, late) => {
        queryClient.setQueryData(finishedReportKey(attempt.nohp), late)
        onResult(id)
      }}
    >
      <Suspense>
        <ExamRoomScreen attempt={attempt} />
      </Suspense>
    </FinishedContext>
  )
}

function useLoadingDialog(isLoading: boolean) {
  const dialogs = useDialogs()
  useEffect(() => {
    if (!isLoading) return
    return dialogs.loading({ title: 'Memuat...', text: 'Mengambil data sesi dan timer...' })
  }, [isLoading, dialogs])
}
