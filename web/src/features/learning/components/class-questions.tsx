import { SECTIONS, SECTION_TITLES, sectionOfPage, type Section } from '@lulus/api/contracts/exam'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { LoadFailure } from '@/components/ui/load-failure'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import { classExplanationsQuery, type ClassItem } from '@/features/learning/api/class-learning'
import { ClassNote } from '@/features/learning/components/class-note'
import { letterOf } from '@/features/learning/components/explained-options'
import { ExplainedQuestion, questionName } from '@/features/learning/components/explained-question'
import { hasStatus } from '@/lib/api/api-error'
import { classNames } from '@/lib/class-names'

/** Shown at once; the rest on request. */
const FIRST = 20

/** The questions of a package that most of a class missed, each with its explanation and the class's own note. */
export function ClassQuestions({ classId }: { classId: number }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [section, setSection] = useState<Section | null>(null)
  const [count, setCount] = useState(FIRST)
  const query = useQuery(classExplanationsQuery(classId, chosen))
  const { data, error, isPending, isFetching, refetch } = query
  if (isPending) return <SkeletonList label="Memuat soal…" rows={4} rowClassName="h-20" />
  if (!data) {
    if (hasStatus(error, 403) && error.code === REFUSAL.explanationsClosed) {
      return (
        <EmptyState
          title={error.userMessage ?? 'Pembahasan belum dibuka.'}
          text="Kunci dan pembahasan dapat dibaca lagi setelah jadwal ujian paket ini ditutup."
        />
      )
    }
    return (
      <LoadFailure
        title="Soal belum dapat diambil"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.paketId === null) {
    return (
      <EmptyState
        title="Belum ada hasil."
        text="Belum ada peserta kelas ini yang menyelesaikan simulasi."
      />
    )
  }
  const items = data.data.filter(({ page }) => section === null || sectionOfPage(page) === section)
  return (
    <div className="grid gap-4">
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {data.paket.length > 1 && (
          <Field label="Paket">
            <Select
              value={data.paketId}
              onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
            >
              {data.paket.map(({ id, nama }) => (
                <option key={id} value={id}>
                  {nama}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Bagian">
          <Select
            value={section ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setSection(SECTIONS.find((one) => one === value) ?? null)
            }
          >
            <option value="">Semua bagian</option>
            {SECTIONS.map((one) => (
              <option key={one} value={one}>
                {SECTION_TITLES[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-ink-soft">
        {data.nama_paket}, {data.peserta} peserta; yang paling banyak salah lebih dulu.
      </p>
      <ol className="grid gap-3">
        {items.slice(0, count).map((item) => (
          <li key={item.soalId}>
            <Question item={item} classId={classId} />
          </li>
        ))}
      </ol>
      {items.length > count && (
        <button
          type="button"
          className="min-h-11 justify-self-start rounded-md px-3 font-semibold text-primary underline underline-offset-4"
          onClick={() => setCount(items.length)}
        >
          Tampilkan {items.length - count} soal lainnya
        </button>
      )}
    </div>
  )
}

function Question({ item, classId }: { item: ClassItem; classId: number }) {
  const [isOpen, setOpen] = useState(false)
  const { page, soalId, catatan, hasil } = item
  const { benar, salah, kosong } = hasil
  const of = benar + salah + kosong
  return (
    <div className="rounded-md border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`soal-${soalId}`}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-4 py-2 text-left hover:bg-muted"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="mr-auto font-semibold">{questionName(page)}</span>
          {catatan !== null && <Badge tone="primary">Catatan</Badge>}
          <span className="text-base text-ink-soft tabular-nums">
            {salah + kosong} dari {of} belum benar{kosong > 0 && ` (${kosong} kosong)`}
          </span>
          <ChevronDown aria-hidden className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </h3>
      {isOpen && (
        <div id={`soal-${soalId}`} className="grid gap-5 border-t border-line p-4 sm:p-6">
          <p className="text-base tabular-nums">
            Dipilih peserta:{' '}
            {hasil.pilihan.map((count, index) => `${letterOf(index + 1)} ${count}`).join(', ')}
            {kosong > 0 && `, kosong ${kosong}`}.
          </p>
          <ExplainedQuestion
            item={{ ...item, jawaban: null, benar: false, ragu: false, catatanGuru: [] }}
            ofClass
          />
          <ClassNote key={catatan ?? ''} classId={classId} soalId={soalId} note={catatan} />
        </div>
      )}
    </div>
  )
}
