import { Check, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { ClassDrillWork } from '@/features/learning/api/class-drills'
import { letterOf } from '@/features/learning/components/explained-options'
import { classNames } from '@/lib/class-names'

const WrittenSentence = lazy(() => import('@/components/questions/written-sentence'))

type DrilledQuestion = ClassDrillWork['soal'][number]

/** The questions of a drill with how the class answered each. */
export function DrilledQuestions({ questions }: { questions: readonly DrilledQuestion[] }) {
  return (
    <section aria-labelledby="soal-tugas" className="grid gap-3">
      <h2 id="soal-tugas" className="text-lg font-bold">
        Per soal
      </h2>
      <ol className="grid gap-3">
        {questions.map((question, index) => (
          <li key={index}>
            <Question number={index + 1} question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface QuestionProps {
  number: number
  question: DrilledQuestion
}

function Question({ number, question }: QuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const { hasil, keterampilan, pilihan, kunci, pembahasan } = question
  const given = hasil.benar + hasil.salah
  return (
    <div className="rounded-md border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`soal-tugas-${number}`}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-4 py-2 text-left hover:bg-muted"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="font-semibold">Soal {number}</span>
          <span className="mr-auto text-base text-ink-soft">
            {keterampilan.map(({ label }) => label).join(', ')}
          </span>
          <span className="text-base text-ink-soft tabular-nums">
            {hasil.salah} dari {given} salah
            {hasil.belum > 0 && ` (${hasil.belum} belum dijawab)`}
          </span>
          <ChevronDown aria-hidden className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </h3>
      {isOpen && (
        <div id={`soal-tugas-${number}`} className="grid gap-4 border-t border-line p-4 sm:p-6">
          <Prompt number={number} question={question} />
          <ul className="grid gap-2">
            {pilihan.map((option, index) => {
              const isKey = index + 1 === kunci
              return (
                <li
                  key={index}
                  className={classNames(
                    'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2',
                    isKey ? 'border-success bg-success-soft' : 'border-line'
                  )}
                >
                  <span className="font-semibold">{letterOf(index + 1)}.</span>
                  <span className="min-w-0 flex-1 wrap-anywhere" lang="en">
                    {option}
                  </span>
                  {isKey && (
                    <Badge tone="success" icon={Check}>
                      Kunci
                    </Badge>
                  )}
                  <span className="text-sm text-ink-soft tabular-nums">
                    {hasil.pilihan[index] ?? 0} peserta
                  </span>
                </li>
              )
            })}
          </ul>
          {pembahasan !== null && (
            <p className="max-w-[65ch] leading-relaxed wrap-anywhere">{pembahasan}</p>
          )}
        </div>
      )}
    </div>
  )
}

function Prompt({ number, question: { bagian, soal } }: QuestionProps) {
  if (soal === null) return <p className="text-ink-soft">Pertanyaannya ada di rekaman.</p>
  if (bagian !== 'written') {
    return (
      <p className="max-w-[65ch] leading-relaxed" lang="en">
        {soal}
      </p>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <div lang="en">
        <WrittenSentence id={`kalimat-${number}`} page={number} html={soal} answer={undefined} />
      </div>
    </Suspense>
  )
}
