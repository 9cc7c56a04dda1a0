import { useQuery, useQueryClient } from '@tanstack/react-query'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { Printer } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { LiveRegion } from '@/components/ui/screen-reader'
import { SkeletonList } from '@/components/ui/skeleton'
import { explanationsQuery, type Explanations } from '@/features/learning/api/explanations'
import { recordingQuery } from '@/features/learning/api/recording'
import { AnswerFilters } from '@/features/learning/components/answer-filters'
import { ExplainedQuestion, questionName } from '@/features/learning/components/explained-question'
import { PrintedQuestions } from '@/features/learning/components/printed-questions'
import { QuestionSteps } from '@/features/learning/components/question-steps'
import { useQuestionKeys } from '@/features/learning/components/use-question-keys'
import { filtered, filtersIn } from '@/features/learning/model/filters'
import { hasStatus } from '@/lib/api/api-error'
import { formatDateTime } from '@/lib/format/date'
import { paths } from '@/lib/paths'

/** /hasil/{id}/pembahasan: a finished attempt, question by question. */
export default function ExplanationsPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(explanationsQuery(id))
  const ways = (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={paths.result(id)} variant="secondary">
        Kembali ke hasil
      </ButtonLink>
      <ButtonLink to={paths.skillMap} variant="quiet">
        Peta kemampuan
      </ButtonLink>
    </div>
  )

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        lead={data && `${data.nama_paket}, selesai ${formatDateTime(data.createdAt)}`}
        actions={ways}
      >
        Pembahasan
      </PageHeading>
      {isPending && <SkeletonList label="Memuat pembahasan…" rows={3} rowClassName="h-40" />}
      {error && !data && (
        <Refused error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <Questions {...data} />}
    </div>
  )
}

interface RefusedProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

function Refused({ error, retrying, onRetry }: RefusedProps) {
  if (hasStatus(error, 403) && error.code === REFUSAL.explanationsClosed) {
    return (
      <EmptyState
        title={error.userMessage ?? 'Pembahasan belum dibuka.'}
        text="Skor dan sertifikat Anda tetap dapat dilihat di halaman hasil."
      />
    )
  }
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        title="Hasil simulasi ini tidak ditemukan."
        text="Alamatnya mungkin salah, atau hasilnya milik akun lain."
        action={<ButtonLink to={paths.history}>Riwayat Simulasi</ButtonLink>}
      />
    )
  }
  return (
    <LoadFailure
      title="Pembahasan belum dapat diambil"
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

function Questions({ data }: Explanations) {
  const [address, setAddress] = useSearchParams()
  const [isPrinting, setPrinting] = useState(false)
  const filters = filtersIn(address)
  const items = filtered(data, filters)
  const asked = items.findIndex(({ page }) => page === Number(address.get('soal')))
  const position = Math.max(asked, 0)
  const item = items[position]
  const next = items[position + 1]
  usePrefetchedRecording(next?.audio ?? null)

  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === '' || value === 'semua') before.delete(name)
        else before.set(name, value)
        // A skill of another section would leave nothing.
        if (name === 'bagian') before.delete('keterampilan')
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  const goTo = (to: number) => {
    const target = items[to]
    if (target) change('soal', String(target.page))
  }
  useQuestionKeys((by) => goTo(position + by))
  const endPrinting = useCallback(() => setPrinting(false), [])

  return (
    <>
      <AnswerFilters items={data} filters={filters} onFilter={change} />
      {item ? (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <QuestionSteps items={items} position={position} onPosition={goTo} />
            <Button
              variant="quiet"
              className="print:hidden"
              loading={isPrinting}
              onClick={() => setPrinting(true)}
            >
              <Printer aria-hidden className="size-4" />
              Cetak {items.length} soal
            </Button>
          </div>
          <div className={isPrinting ? 'print:hidden' : undefined}>
            <ExplainedQuestion key={item.page} item={item} />
          </div>
          <LiveRegion>{questionName(item.page)}</LiveRegion>
          {isPrinting && <PrintedQuestions items={items} onPrinted={endPrinting} />}
        </>
      ) : (
        <EmptyState
          title="Tidak ada soal yang cocok."
          text="Ubah pilihan jawaban, bagian, atau keterampilan di atas."
        />
      )}
    </>
  )
}

/** Fetches the recording that the learner needs next, so that it plays at once and without a network. */
function usePrefetchedRecording(path: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (path !== null) void queryClient.prefetchQuery(recordingQuery(path))
  }, [queryClient, path])
}
