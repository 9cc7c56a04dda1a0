import { Check, Minus, X } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import type { ClassDrill, ClassDrillWork } from '@/features/learning/api/class-drills'
import { letterOf } from '@/features/learning/components/explained-options'
import { classNames } from '@/lib/class-names'
import { formatDateTime, jakartaDay } from '@/lib/format/date'

type DrilledLearner = ClassDrillWork['peserta'][number]

interface DrilledLearnersProps {
  learners: readonly DrilledLearner[]
  drill: ClassDrill
}

/** Each learner's answers to a drill, in the order of its questions. */
export function DrilledLearners({ learners, drill: { tenggat, jumlah } }: DrilledLearnersProps) {
  return (
    <section aria-labelledby="peserta-tugas" className="grid gap-3">
      <h2 id="peserta-tugas" className="text-lg font-bold">
        Per peserta
      </h2>
      <Card>
        <ul className="grid gap-4">
          {learners.map((learner) => (
            <li
              key={learner.id}
              className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-4"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <h3 className="min-w-0 font-semibold wrap-anywhere">{learner.nama}</h3>
                <p className="flex flex-wrap items-center gap-x-3 text-base text-ink-soft tabular-nums">
                  {standingOf(learner, jumlah)}
                  {learner.selesai !== null &&
                    jakartaDay(Date.parse(learner.selesai)) > tenggat && (
                      <Badge tone="accent">Terlambat</Badge>
                    )}
                </p>
              </div>
              {learner.dijawab > 0 && (
                <ol className="flex flex-wrap gap-1.5" aria-label={`Jawaban ${learner.nama}`}>
                  {learner.jawaban.map((one, index) => (
                    <Answer key={index} number={index + 1} {...one} />
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function standingOf({ dijawab, benar, selesai }: DrilledLearner, of: number): string {
  if (dijawab === 0) return 'Belum mulai'
  if (selesai === null) return `${dijawab} dari ${of} dijawab, ${benar} benar`
  return `${benar} dari ${of} benar, selesai ${formatDateTime(selesai)}`
}

interface AnswerProps {
  number: number
  jawaban: number | null
  benar: boolean | null
}

function Answer({ number, jawaban, benar }: AnswerProps) {
  const [Icon, name] =
    benar === null
      ? ([Minus, 'belum dijawab'] as const)
      : benar
        ? ([Check, 'benar'] as const)
        : ([X, `salah, memilih ${letterOf(jawaban ?? 1)}`] as const)
  return (
    <li
      className={classNames(
        'flex h-8 min-w-12 items-center justify-center gap-1 rounded-md border px-1.5 text-sm tabular-nums',
        benar === null && 'border-line-strong text-ink-soft',
        benar === true && 'border-success bg-success-soft text-success',
        benar === false && 'border-danger bg-danger-soft text-danger'
      )}
    >
      <span aria-hidden>{number}</span>
      <Icon aria-hidden className="size-3.5" />
      {benar === false && <span aria-hidden>{letterOf(jawaban ?? 1)}</span>}
      <VisuallyHidden>{`Soal ${number} ${name}`}</VisuallyHidden>
    </li>
  )
}
