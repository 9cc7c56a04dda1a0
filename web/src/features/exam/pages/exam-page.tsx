import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useDocumentTitle } from '@/components/page/use-document-title'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { LoadFailure } from '@/components/ui/load-failure'
import type { Score } from '@/features/exam/api'
import { ExamRoomScreen } from '@/features/exam/components/exam-room-screen'
import { FinishedElsewhere, ReadyScreen, ResultScreen } from '@/features/exam/components/lazy-parts'
import { loadExam } from '@/features/exam/engine/load-exam'
import { FinishedContext } from '@/features/exam/hooks/use-finish-attempt'
import { ReloadContext } from '@/features/exam/hooks/reload-context'
import type { LateReport } from '@/features/exam/model/late-answers'
import { paths } from '@/lib/paths'
import { useSessionUser } from '@/lib/session/use-session'

interface ExamPageProps {
  /** Draws the app's frame around the screens before and after the exam; the exam itself has none. */
  frame: (screen: ReactNode) => ReactNode
  /** Downloads the certificate of a result. */
  certificate: (resultId: number, packageName: string | null) => ReactNode
  /** How the learner's turn ends after the result; null where it doesn't. */
  end: ReactNode
}

/** /simulasi-toefl/{paketId}: ready, running or finished. */
export function ExamPage({ frame, certificate, end }: ExamPageProps) {
  useDocumentTitle('Simulasi TOEFL')
  const paketId = Number(useParams().paketId)
  if (!Number.isSafeInteger(paketId) || paketId < 1) return <Navigate to={paths.packages} replace />
  return <Exam key={paketId} paketId={paketId} frame={frame} certificate={certificate} end={end} />
}

interface Result {
  score: Score
  packageName: string | null
  late: LateReport | null
}

function Exam({ paketId, frame, certificate, end }: ExamPageProps & { paketId: number }) {
  const { nohp } = useSessionUser()
  const [result, setResult] = useState<Result | null>(null)
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

  if (result) {
    const { score, packageName, late } = result
    return frame(
      <ResultScreen
        score={score}
        late={late}
        certificate={certificate(score.id, packageName)}
        end={end}
      />
    )
  }
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
      return <Denied reason={data.reason} />
    case 'ready':
      return (
        <ReloadContext value={reload}>{frame(<ReadyScreen paper={data.paper} />)}</ReloadContext>
      )
    case 'finished':
      return frame(
        <FinishedElsewhere
          attemptId={data.attemptId}
          onScore={(score) => setResult({ score, packageName: null, late: null })}
        />
      )
    case 'running': {
      const { attempt } = data
      return (
        <ReloadContext value={reload}>
          <FinishedContext
            value={(score, late) =>
              setResult({ score, late, packageName: attempt.paper.nama_paket })
            }
          >
            <ExamRoomScreen key={dataUpdatedAt} attempt={attempt} />
          </FinishedContext>
        </ReloadContext>
      )
    }
  }
}

/** Leads to the packages, and says why if there is something to say. */
function Denied({ reason }: { reason: string | null }) {
  const dialogs = useDialogs()
  useEffect(() => {
    if (reason === null) return
    void dialogs.alert({ tone: 'warning', title: 'Simulasi belum bisa dibuka', text: reason })
  }, [reason, dialogs])
  return <Navigate to={paths.packages} replace />
}

function useLoadingDialog(isLoading: boolean) {
  const dialogs = useDialogs()
  useEffect(() => {
    if (!isLoading) return
    return dialogs.loading({ title: 'Memuat...', text: 'Mengambil data sesi dan timer...' })
  }, [isLoading, dialogs])
}
