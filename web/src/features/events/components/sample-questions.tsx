import type { ReactNode } from 'react'
import { AnswerOptions } from '@/components/questions/answer-options'
import type { AnswersByPage } from '@/components/questions/paper-entry'
import WrittenSentence from '@/components/questions/written-sentence'
import { Card } from '@/components/ui/card'
import { SAMPLE, type SampleQuestion } from '@/features/events/model/sample-questions'
import type { Answer } from '@lulus/api/contracts/exam'

interface SampleQuestionsProps {
  answers: AnswersByPage
  onAnswer: (page: number, answer: Answer) => void
  soundCheck: ReactNode
}

/** The questions of the sample, with the exam's own options. */
export function SampleQuestions({ answers, onAnswer, soundCheck }: SampleQuestionsProps) {
  return (
    <ol className="grid gap-5">
      {SAMPLE.map((question, index) => (
        <li key={question.page}>
          <Card className="grid grid-cols-1 gap-4">
            <h3 className="font-bold">
              Soal {question.page} <span className="font-normal">· {question.section}</span>
            </h3>
            {index === 0 && soundCheck}
            {question.passage !== undefined && SAMPLE[index - 1]?.passage !== question.passage && (
              <p lang="en" className="max-w-[65ch] rounded-md bg-muted p-4 leading-relaxed">
                {question.passage}
              </p>
            )}
            <Question question={question} answer={answers[question.page]} onAnswer={onAnswer} />
          </Card>
        </li>
      ))}
    </ol>
  )
}

interface QuestionProps extends Pick<SampleQuestionsProps, 'onAnswer'> {
  question: SampleQuestion
  answer: Answer | undefined
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const textId = `contoh-${question.page}`
  return (
    <>
      {question.isMarked ? (
        <>
          <p className="text-ink-soft">Pilih bagian yang salah pada kalimat ini:</p>
          <div lang="en">
            <WrittenSentence
              id={textId}
              page={question.page}
              html={question.text}
              answer={answer}
            />
          </div>
        </>
      ) : (
        <p id={textId} lang="en">
          {question.text}
        </p>
      )}
      <AnswerOptions question={question} answer={answer} onAnswer={onAnswer} labelledBy={textId} />
    </>
  )
}
