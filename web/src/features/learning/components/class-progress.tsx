import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { LoadFailure } from '@/components/ui/load-failure'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  classProgressQuery,
  type ClassProgress as Progress,
} from '@/features/learning/api/class-learning'
import { formatDate } from '@/lib/format/date'

type Learner = Progress['data'][number]
type Attempt = Learner['hasil'][number]

const PARTS = [
  ['Listening', 'listening'],
  ['Structure', 'structure'],
  ['Reading', 'reading'],
  ['Total', 'total'],
] as const

/** Two attempts of each learner beside each other: by default the first and the last. */
export function ClassProgress({ classId }: { classId: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(classProgressQuery(classId))
  if (isPending) return <SkeletonList label="Memuat perbandingan…" rows={4} rowClassName="h-24" />
  if (!data) {
    return (
      <LoadFailure
        title="Perbandingan belum dapat diambil"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const repeated = data.data.filter(({ hasil }) => hasil.length > 1)
  const others = data.data.length - repeated.length
  if (repeated.length === 0) {
    return (
      <EmptyState
        title="Belum ada yang dapat dibandingkan."
        text="Perbandingan muncul setelah seorang peserta menyelesaikan dua simulasi."
      />
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 lg:grid-cols-2">
        {repeated.map((learner, index) => (
          <li key={index}>
            <BeforeAndAfter learner={learner} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="text-ink-soft">{others} peserta lain belum memiliki dua hasil.</p>
      )}
    </div>
  )
}

function BeforeAndAfter({ learner: { nama, hasil } }: { learner: Learner }) {
  const [before, setBefore] = useState(0)
  const [after, setAfter] = useState(hasil.length - 1)
  const [one, other] = [hasil[before], hasil[after]]
  if (!one || !other) return null
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold">{nama}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="Sebelum" of={nama} value={before} attempts={hasil} onChange={setBefore} />
        <Choice label="Sesudah" of={nama} value={after} attempts={hasil} onChange={setAfter} />
      </div>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">Skor {nama} sebelum dan sesudah</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" className="py-2 font-semibold">
              Bagian
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Sebelum
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Sesudah
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Beda
            </th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map(([label, part]) => (
            <tr key={part} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 font-semibold" lang={part === 'total' ? 'id' : 'en'}>
                {label}
              </th>
              <td className="py-2 text-right">{one[part]}</td>
              <td className="py-2 text-right">{other[part]}</td>
              <td className="py-2 text-right font-bold">{difference(other[part] - one[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface ChoiceProps {
  label: string
  of: string
  value: number
  attempts: readonly Attempt[]
  onChange: (index: number) => void
}

function Choice({ label, of, value, attempts, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        aria-label={`${label}, ${of}`}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {attempts.map(({ id, nama_paket: pack, tanggal }, index) => (
          <option key={id} value={index}>
            {formatDate(tanggal)}, {pack}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function difference(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}
