import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import type { Trouble } from '@/features/admin-events/api/practice'
import { formatMinutes } from '@/lib/format/duration'

interface TroubleListProps {
  troubles: readonly Trouble[]
  /** Of all that will happen. */
  total: number
}

/** The troubles of a practice: what is to be solved now on top, each with a hint, and what is solved below. */
export function TroubleList({ troubles, total }: TroubleListProps) {
  const solved = troubles.filter(({ teratasi }) => teratasi !== null)
  const open = troubles.filter(({ teratasi }) => teratasi === null)
  const text = `${solved.length} dari ${total} teratasi`
  return (
    <section aria-labelledby="masalah" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="masalah" className="text-xl font-bold">
          Masalah
        </h2>
        <p role="status" className="font-semibold">
          {text}
        </p>
      </div>
      <Progress value={solved.length} max={total} label={text} />
      <ul aria-label="Masalah yang belum teratasi" className="grid gap-3" aria-live="polite">
        {open.map(({ id, judul, keterangan, petunjuk }) => (
          <li key={id}>
            <Card className="grid gap-2 border-l-4 border-l-accent-ink">
              <p className="flex flex-wrap items-center gap-2">
                <TriangleAlert aria-hidden className="size-5 text-accent-ink" />
                <strong>{judul}</strong>
              </p>
              <p>{keterangan}</p>
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary-strong underline">
                  Petunjuk
                </summary>
                <p>{petunjuk}</p>
              </details>
            </Card>
          </li>
        ))}
        {open.length === 0 && solved.length < total && (
          <li className="text-ink-soft">Semua tenang. Masalah berikutnya datang sebentar lagi…</li>
        )}
      </ul>
      {solved.length > 0 && (
        <ul aria-label="Masalah yang teratasi" className="flex flex-wrap gap-2">
          {solved.map(({ id, judul, muncul, teratasi }) => (
            <li key={id}>
              <Badge tone="success" icon={CircleCheck}>
                {judul} · {formatMinutes(secondsBetween(muncul, teratasi ?? muncul))}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const secondsBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000)
