import { ANSWER_LETTERS, ANSWERS } from '@lulus/api/contracts/exam'
import { Check, X } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { useAnswerName } from '@/features/learning/components/answer-owner'
import { classNames } from '@/lib/class-names'

/** The letter of an option, counted from 1. */
export function letterOf(option: number): string {
  return ANSWER_LETTERS[ANSWERS[option - 1] ?? '1']
}

type Answered = Pick<ExplainedItem, 'pilihan' | 'pembahasanPilihan' | 'kunci' | 'jawaban'>

/** The options with the key, the learner's answer, and why each other one is wrong. */
export function ExplainedOptions({ item }: { item: Answered }) {
  return (
    <ol className="grid gap-2.5">
      {item.pilihan.map((text, index) => (
        <Option
          key={index}
          option={index + 1}
          text={text}
          note={item.pembahasanPilihan[index] ?? null}
          isKey={item.kunci === index + 1}
          isAnswer={item.jawaban === index + 1}
        />
      ))}
    </ol>
  )
}

interface OptionProps {
  option: number
  text: string
  note: string | null
  isKey: boolean
  isAnswer: boolean
}

function Option({ option, text, note, isKey, isAnswer }: OptionProps) {
  const answerName = useAnswerName()
  return (
    <li
      className={classNames(
        'grid gap-1.5 rounded-md border px-4 py-2.5 break-inside-avoid',
        isKey
          ? 'border-success bg-success-soft'
          : isAnswer
            ? 'border-danger bg-danger-soft'
            : 'border-line'
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-current text-sm font-bold">
          {letterOf(option)}
        </span>
        <span className="min-w-0 flex-1 max-sm:basis-[70%]" lang="en">
          {text}
        </span>
        {isAnswer && (
          <Badge tone={isKey ? 'success' : 'danger'} icon={isKey ? Check : X}>
            {answerName}
          </Badge>
        )}
        {isKey && (
          <Badge tone="success" icon={Check}>
            Kunci
          </Badge>
        )}
      </div>
      {note !== null && <p className="pl-11 text-base text-ink-soft">{note}</p>}
    </li>
  )
}
