import { ANSWER_LETTERS } from '@lulus/api/contracts/exam'
import { Check, CircleDashed, X } from 'lucide-react'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { answerOf } from '@/features/mini-test/model/answers'
import type { ReviewedQuestion } from '@/features/mini-test/model/reviewed-questions'
import type { OptionIndex } from '@/features/mini-test/model/sections'
import { classNames } from '@/lib/class-names'

/** A question after the test: what was answered, what is right, and why. */
export function ReviewedItem({ question }: { question: ReviewedQuestion }) {
  const { number, recording, correction, explanation } = question

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-bold">Nomor {number}</h3>
        <Verdict question={question} />
      </div>
      {recording && <Recording {...recording} />}
      <Stem question={question} />
      <ol className="grid gap-2">
        {question.options.map((_, at) => (
          <Option key={at} question={question} option={at as OptionIndex} />
        ))}
      </ol>
      <div className="grid gap-1 border-t border-line pt-4">
        {correction !== undefined && (
          <p>
            Seharusnya:{' '}
            <strong lang="en" className="text-success">
              {correction}
            </strong>
          </p>
        )}
        <p className="max-w-[65ch]">{explanation}</p>
      </div>
    </Card>
  )
}

function Verdict({ question: { answer, right } }: { question: ReviewedQuestion }) {
  if (answer === null) return <Badge icon={CircleDashed}>Tidak dijawab</Badge>
  return answer === right ? (
    <Badge tone="success" icon={Check}>
      Benar
    </Badge>
  ) : (
    <Badge tone="danger" icon={X}>
      Salah
    </Badge>
  )
}

/** After the test a recording may be heard as often as wanted. */
function Recording({ audio, script }: NonNullable<ReviewedQuestion['recording']>) {
  return (
    <div className="grid gap-3">
      <audio controls preload="none" src={audio} className="w-full max-w-lg" />
      <div lang="en" className="grid max-w-[65ch] gap-1 text-ink-soft">
        {script.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </div>
  )
}

function Stem({ question: { question, isMarkedUp } }: { question: ReviewedQuestion }) {
  if (question === '') return null
  return (
    <p lang="en" className="max-w-[65ch] leading-relaxed font-semibold">
      {isMarkedUp
        ? sentencePieces(question).map(({ text, isMarked }, at) =>
            isMarked ? <u key={at}>{text}</u> : <span key={at}>{text}</span>
          )
        : question}
    </p>
  )
}

function Option({ question, option }: { question: ReviewedQuestion; option: OptionIndex }) {
  const { options, optionNotes, answer, right } = question
  const isRight = option === right
  const isChosen = option === answer
  const note = optionNotes[option]
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-sm border px-3 py-2',
        isRight ? 'border-success bg-success-soft' : 'border-line',
        isChosen && !isRight && 'border-danger bg-danger-soft'
      )}
    >
      <span className="font-bold">{ANSWER_LETTERS[answerOf(option)]}</span>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span lang="en">{options[option]}</span>
          {isRight && (
            <span className="inline-flex items-center gap-1 text-sm font-bold text-success">
              <Check aria-hidden className="size-4 self-center" />
              Kunci
            </span>
          )}
          {isChosen && (
            <span
              className={classNames(
                'inline-flex items-center gap-1 text-sm font-bold',
                isRight ? 'text-success' : 'text-danger'
              )}
            >
              {!isRight && <X aria-hidden className="size-4 self-center" />}
              Jawabanmu
            </span>
          )}
        </p>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
    </li>
  )
}
