import { numberOfPage, type Answer } from '@lulus/api/contracts/exam'
import { lazy, Suspense, type ReactNode } from 'react'
import { AnswerOptions } from '@/components/questions/answer-options'
import { Blanks } from '@/components/questions/blanks'
import {
  isGroup,
  type AnswersByPage,
  type GroupEntry,
  type OpenEntry,
  type QuestionEntry,
} from '@/components/questions/paper-entry'
import { Skeleton } from '@/components/ui/skeleton'

const WrittenSentence = lazy(() => import('@/components/questions/written-sentence'))

/** 20 px beside options of 18 px, in every text size. */
const STEM = 'max-w-[60ch] text-[1.11em] leading-relaxed font-semibold'

interface QuestionViewProps {
  entry: OpenEntry
  answers: AnswersByPage
  onAnswer: (page: number, answer: Answer) => void
  disabled?: boolean
  /** Player of a listening entry. */
  audio?: ReactNode
  /** The control beside a question's number, such as a flag. */
  mark?: (page: number) => ReactNode
  /** Renders a question's text. Default: unchanged. */
  prompt?: (text: string) => ReactNode
}

/**
 * Renders an entry of a paper: a question, or the four of a listening group. It needs no attempt, so that authors can
 * preview questions. The surrounding screen renders the passage of a reading question.
 */
export function QuestionView({ entry, audio, ...props }: QuestionViewProps) {
  if (!isGroup(entry)) return <Question question={entry} audio={audio} {...props} />

  return (
    <div className="grid gap-8 low:gap-3">
      <h2 className="-mb-4 text-lg low:-mb-2 font-bold">Nomor {numbersOf(entry)}</h2>
      {audio && (
        // Stays visible while the four questions scroll, except in the lowest windows, which have no space for it.
        <div className="sticky z-10 -mx-5 bg-surface px-5 py-2 sm:-mx-6 sm:px-6 low:-mx-3 low:px-3 low:py-1 [@media(min-height:340px)]:-top-px">
          {audio}
        </div>
      )}
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

function Question({ question, answers, onAnswer, disabled, audio, mark, prompt }: QuestionProps) {
  const { page, type, soal } = question
  const answer = answers[page]
  const numberId = `nomor-${page}`
  const textId = `soal-${page}`
  const number = numberOfPage(page)

  return (
    <section lang="en" aria-labelledby={numberId} className="grid gap-4 low:gap-2" data-page={page}>
      <div className="flex min-h-11 items-center justify-between gap-3 low:min-h-0" lang="id">
        <h2 id={numberId} tabIndex={-1} className="text-lg font-bold">
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
            <p id={textId} className={STEM}>
              {prompt ? prompt(soal) : <Blanks text={soal} />}
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
  return <p className="text-base text-ink-soft low:text-sm">{children}</p>
}
