import { LISTENING_MODE_TITLES } from '@lulus/api/contracts/listening'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { certificateMutation } from '@/features/results/api/certificate'
import { historyQuery, isScored } from '@/features/results/api/history'
import { resultQuery, type ResultDetail } from '@/features/results/api/result'
import { CertificateButton } from '@/features/results/components/certificate-button'
import { HeldResult } from '@/features/results/components/held-result'
import { ResultSheet, TotalScore } from '@/features/results/components/result-sheet'
import { ShareButton } from '@/features/results/components/share-button'
import { ScoreMeaning } from '@/features/results/components/score-meaning'
import { formatDateTime } from '@/lib/format/date'
import { paths } from '@/lib/paths'
import { platform } from '@/platform/platform'

const ScoreChart = lazy(() => import('@/features/results/components/score-chart'))

/** A line needs two points. */
const CHART_FROM = 2

interface ResultPageProps {
  /** What would raise the score most. */
  raises: ReactNode
  /** Late answers that this device has recorded. */
  late: ReactNode
  /** A button that ends the learner's turn, if others wait for this computer. */
  end: ReactNode
}

/** /hasil/{id}: one finished attempt of the learner. */
export function ResultPage({ raises, late, end }: ResultPageProps) {
  const { id = '' } = useParams()
  const result = useQuery(resultQuery(id))

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <PageHeading
        lead={
          result.data ? (
            <>
              <span className="font-semibold text-ink">{result.data.nama_paket}</span>, selesai{' '}
              <time dateTime={result.data.createdAt}>{formatDateTime(result.data.createdAt)}</time>,{' '}
              {LISTENING_MODE_TITLES[result.data.mode].toLowerCase()}
            </>
          ) : undefined
        }
      >
        Hasil simulasi
      </PageHeading>
      {late}
      {result.isPending && <SkeletonList label="Memuat hasil simulasi…" rowClassName="h-32" />}
      {result.isError && !result.data && (
        <LoadFailure
          title="Skor belum dapat diambil"
          error={result.error}
          retrying={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.data === null && (
        <EmptyState
          title="Hasil simulasi ini tidak ditemukan."
          text="Alamatnya mungkin salah, atau hasilnya milik akun lain."
          action={<ButtonLink to={paths.history}>Riwayat Simulasi</ButtonLink>}
        />
      )}
      {result.data && <Result result={result.data} raises={raises} />}
      {end}
    </div>
  )
}

function Result({ result, raises }: { result: ResultDetail; raises: ReactNode }) {
  if (result.hasilDibuka !== undefined) {
    return (
      <>
        <HeldResult until={result.hasilDibuka}>Jawaban Anda sudah tersimpan.</HeldResult>
        <Course />
        <ToOthers />
      </>
    )
  }
  return (
    <>
      {result.dinilai_ulang !== null && (
        <Alert tone="warning" title="Sudah dinilai ulang">
          Skor ini diperbarui {formatDateTime(result.dinilai_ulang)}{' '}
          {result.dihitung_ulang === result.dinilai_ulang
            ? 'karena kunci soal diperbaiki'
            : 'setelah jawaban terlambat Anda diterima'}
          . Sertifikat lama diganti dengan yang baru.
        </Alert>
      )}
      <TotalScore result={result} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {result.pembahasan && platform.hasScreen(paths.explanations(result.id)) && (
          <ButtonLink to={paths.explanations(result.id)}>Bahas jawaban</ButtonLink>
        )}
        <CertificateButton
          variant={result.pembahasan ? 'secondary' : 'primary'}
          download={certificateMutation(result.id, result.nama_paket)}
        >
          Unduh sertifikat
        </CertificateButton>
        <ShareButton result={result} />
      </div>
      <ResultSheet result={result} />
      <ScoreMeaning result={result} />
      {raises}
      <Course />
      <div className="flex flex-wrap gap-3 print:hidden">
        {platform.hasScreen(paths.practice) && (
          <ButtonLink to={paths.practice} variant="secondary">
            Latihan harian
          </ButtonLink>
        )}
        <ToOthers />
      </div>
      <p className="text-sm text-ink-soft">Simulasi, bukan skor resmi ETS.</p>
    </>
  )
}

function ToOthers() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.history} variant="secondary">
        Riwayat Simulasi
      </ButtonLink>
      <ButtonLink to={paths.packages} variant="quiet">
        Paket soal lain
      </ButtonLink>
    </div>
  )
}

/** The learner's scores over time. The page works without it, so a failure shows nothing. */
function Course() {
  const { data = [] } = useQuery(historyQuery)
  const rows = data.filter(isScored)
  if (rows.length < CHART_FROM) return null
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <ScoreChart rows={rows} />
    </Suspense>
  )
}
