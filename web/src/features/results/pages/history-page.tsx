import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { historyQuery, isScored } from '@/features/results/api/history'
import { ownLateAnswersQuery } from '@/features/results/api/own-late-answers'
import { HistoryTable } from '@/features/results/components/history-table'
import { LastScoreCard } from '@/features/results/components/last-score-card'
import { LateAnswersUnknown, OwnLateAnswers } from '@/features/results/components/own-late-answers'
import { useScoreAwaited } from '@/features/results/use-score-awaited'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

const ScoreChart = lazy(() => import('@/features/results/components/score-chart'))

/** A line needs two points. */
const CHART_FROM = 2

/** /riwayat-ujian: the learner's finished exams. */
export default function HistoryPage() {
  const history = useQuery(historyQuery)
  const late = useQuery(ownLateAnswersQuery)
  const isScoreAwaited = useScoreAwaited()
  // Shows everything at once, because late content would move earlier content.
  const isWaiting = history.isPending || isScoreAwaited
  const rows = isWaiting ? undefined : history.data
  const scored = (rows ?? []).filter(isScored)

  return (
    <div className="grid gap-8">
      <PageHeading
        lead="Skor dan sertifikat dari setiap simulasi yang Anda selesaikan."
        actions={
          (rows?.length ?? 0) > 0 &&
          platform.hasScreen(paths.skillMap) && (
            <ButtonLink to={paths.skillMap} variant="secondary">
              Peta kemampuan
            </ButtonLink>
          )
        }
      >
        Riwayat Simulasi
      </PageHeading>
      {!isWaiting && <LastScoreCard />}
      {isWaiting && <SkeletonList label="Memuat riwayat simulasi…" />}
      {history.isError && !history.data && (
        <LoadFailure
          title="Gagal mengambil data exam histories"
          error={history.error}
          retrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {rows?.length === 0 && (
        <EmptyState
          title="Tidak ada data ujian."
          text="Hasil simulasi Anda akan tampil di sini setelah Anda menyelesaikannya."
          action={<ButtonLink to={paths.packages}>Pilih paket soal</ButtonLink>}
        />
      )}
      {scored.length >= CHART_FROM && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <ScoreChart rows={scored} />
        </Suspense>
      )}
      {rows && rows.length > 0 && <HistoryTable rows={rows} />}
      {!isWaiting && late.data && late.data.length > 0 && <OwnLateAnswers entries={late.data} />}
      {!isWaiting && late.isError && !late.data && (
        <LateAnswersUnknown retrying={late.isFetching} onRetry={() => void late.refetch()} />
      )}
    </div>
  )
}
