import { numberOfPage, type Answer } from '@lulus/api/contracts/exam'
import { lazy, Suspense, type ReactNode } from 'react'
import { AnswerOptions } from '@/components/questions/answer-options'
import {
  isGroup,
  type AnswersByPage,
  type GroupEntry,
  type OpenEntry,
  type QuestionEntry,
} from '@/components/questions/paper-entry'
import { Skeleton } from '@/components/ui/skeleton'

const WrittenSentence = lazy(() => import('@/components/questions/written-sentence'))

interface QuestionViewProps {
  entry: OpenEntry
  answers: AnswersByPage
  onAnswer: (page: number, answer: Answer) => void
  disabled?: boolean
  /** The player of a listening entry. */
  audio?: ReactNode
  /** What stands beside a question's number, as a flag to set. */
  mark?: (page: number) => ReactNode
}

/**
 * Draws an entry of a paper: a question, or the four of a listening group. Knows of no attempt, so that authors can
 * look at their questions as learners will. The passage of a reading question is drawn by whoever shows this.
 */
export function QuestionView({ entry, audio, ...props }: QuestionViewProps) {
  if (!isGroup(entry)) return <Question question={entry} audio={audio} {...props} />

  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h2 className="text-lg font-bold">Nomor {numbersOf(entry)}</h2>
        {audio}
      </div>
      {entry.items.map((question) => (
        <Question key={question.page} question={question} {...props} />
      ))}
    </div>
  )
}

function numbersOf({ items }: GroupEntry): string {
  const numbers = items.map(({ page }) => numberOfPage(page))
  return `${numbers[0]}–${numbers[numbers.length - 1]}`
}

interface QuestionProps extends Omit<QuestionViewProps, 'entry'> {
  question: QuestionEntry
}

function Question({ question, answers, onAnswer, disabled, audio, mark }: QuestionProps) {
  const { page, type, soal } = question
  const answer = answers[page]
  const numberId = `nomor-${page}`
  const textId = `soal-${page}`
  const number = numberOfPage(page)

  return (
    <section lang="en" aria-labelledby={numberId} className="grid gap-4" data-page={page}>
      <div className="flex min-h-11 items-center justify-between gap-3" lang="id">
        <h2 id={numberId} className="text-lg font-bold">
          Nomor {number}
        </h2>
        {mark?.(page)}
      </div>
      {audio}
      {type === 'written' && soal !== null ? (
        <>
          <Direction>
            Identify the one underlined part that must be changed to make the sentence correct.
          </Direction>
          <Suspense fallback={<Skeleton className="h-24" />}>
            <WrittenSentence id={textId} page={page} html={soal} answer={answer} />
          </Suspense>
        </>
      ) : (
        <>
          {type === 'structure' && (
            <Direction>Choose the word or phrase that best completes the sentence.</Direction>
          )}
          {soal !== null && (
            <p id={textId} className="max-w-[65ch] leading-relaxed">
              {soal}
            </p>
          )}
        </>
      )}
      <AnswerOptions
        question={question}
        answer={answer}
        onAnswer={onAnswer}
        disabled={disabled}
        labelledBy={soal === null ? numberId : `${numberId} ${textId}`}
      />
    </section>
  )
}

function Direction({ children }: { children: string }) {
  return <p className="text-base text-ink-soft">{children}</p>
}
