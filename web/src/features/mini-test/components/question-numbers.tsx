import { ANSWER_LETTERS, ANSWERS } from '@lulus/api/contracts/exam'
import { Check } from 'lucide-react'
import type { SectionRun } from '@/features/mini-test/hooks/use-section'
import type { OptionIndex } from '@/features/mini-test/model/sections'
import { classNames } from '@/lib/class-names'

/** The numbers of a section: which are answered, which is open. */
export function QuestionNumbers({
  answers,
  position,
  open,
}: Pick<SectionRun, 'answers' | 'position' | 'open'>) {
  return (
    <nav aria-label="Nomor soal">
      <ol className="grid grid-cols-5 gap-2.5">
        {answers.map((answer, at) => (
          <li key={at}>
            <button
              type="button"
              aria-label={cellLabel(at, answer)}
              aria-current={at === position ? 'step' : undefined}
              onClick={() => open(at)}
              className={classNames(
                'relative flex size-11 items-center justify-center rounded-sm border font-semibold tabular-nums hover:border-primary',
                at === position
                  ? 'border-primary bg-primary text-on-primary'
                  : answer !== null
                    ? 'border-primary bg-primary-soft text-primary-strong'
                    : 'border-line-strong bg-surface text-ink'
              )}
            >
              {at + 1}
              {answer !== null && (
                <span
                  aria-hidden
                  className="absolute -top-1.5 -right-1.5 flex size-5 items-center justify-center rounded-full border border-primary bg-surface text-primary"
                >
                  <Check className="size-3" strokeWidth={3} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** As 'Nomor 3, terjawab B'; which one is open is said by `aria-current`. */
function cellLabel(at: number, answer: OptionIndex | null): string {
  const state = answer === null ? 'belum terjawab' : `terjawab ${ANSWER_LETTERS[ANSWERS[answer]]}`
  return `Nomor ${at + 1}, ${state}`
}
