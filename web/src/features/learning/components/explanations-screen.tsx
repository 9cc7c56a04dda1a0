import { useQuery } from '@tanstack/react-query'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { Printer } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { LiveRegion } from '@/components/ui/screen-reader'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  explanationsQuery,
  type Explanations,
  type staffExplanationsQuery,
} from '@/features/learning/api/explanations'
import { AnswerFilters } from '@/features/learning/components/answer-filters'
import { ExplainedQuestion, questionName } from '@/features/learning/components/explained-question'
import { KeepOffline } from '@/features/learning/components/keep-offline'
import { PrintedQuestions } from '@/features/learning/components/printed-questions'
import { QuestionSteps } from '@/features/learning/components/question-steps'
import { useQuestionKeys } from '@/features/learning/components/use-question-keys'
import { useClosing } from '@/features/learning/use-closing'
import { filtered, filtersIn } from '@/features/learning/model/filters'
import { hasStatus } from '@/lib/api/api-error'
import { formatDateTime } from '@/lib/format/date'

interface ExplanationsScreenProps {
  query: typeof explanationsQuery | typeof staffExplanationsQuery
  /** Id of the result. */
  id: string
  /** Ways to other screens. */
  actions: ReactNode
}

/** A finished attempt, question by question. */
export function ExplanationsScreen({ query, id, actions }: ExplanationsScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(query(id))
  const close = useCallback(() => void refetch(), [refetch])
  useClosing(data, close)
  // What was read before is closed too.
  const isClosed = hasStatus(error, 403)

  return (
    <div className="grid w-full gap-6">
      <PageHeading
        lead={data && `${data.nama_paket}, selesai ${formatDateTime(data.createdAt)}`}
        actions={<div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      >
        Pembahasan
      </PageHeading>
      {isPending && <SkeletonList label="Memuat pembahasan…" rows={3} rowClassName="h-40" />}
      {error && (!data || isClosed) && (
        <Refused error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && !isClosed && <Questions data={data.data} isKept={query === explanationsQuery} />}
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

interface QuestionsProps extends Pick<Explanations, 'data'> {
  /** Whether a device may keep them. */
  isKept: boolean
}

function Questions({ data, isKept }: QuestionsProps) {
  const [address, setAddress] = useSearchParams()
  const [isPrinting, setPrinting] = useState(false)
  const filters = filtersIn(address)
  const items = filtered(data, filters)
  const asked = items.findIndex(({ page }) => page === Number(address.get('soal')))
  const position = Math.max(asked, 0)
  const item = items[position]
  const files = useMemo(() => filesOf(data), [data])

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
      {isKept && <KeepOffline paths={files} />}
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

/** The files of these questions, each once; of a passage without a text its picture. */
function filesOf(items: Explanations['data']): string[] {
  const paths = items.flatMap(({ audio, bacaan }) => [
    ...(audio === null ? [] : [audio]),
    ...(bacaan?.gambar && bacaan.teks === undefined ? [bacaan.gambar] : []),
  ])
  return [...new Set(paths)]
}
