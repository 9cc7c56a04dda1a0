import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import type { KeyboardEvent } from 'react'
import { RadioCard } from '@/components/ui/radio-card'
import { optionsOf, type AnswerableQuestion } from '@/components/questions/paper-entry'

interface AnswerOptionsProps {
  question: AnswerableQuestion
  answer: Answer | undefined
  onAnswer: (page: number, answer: Answer) => void
  disabled?: boolean
  /** Id of the element that names the group: the question's text or number. */
  labelledBy: string
}

/** The id of an option's radio button, for labels elsewhere that choose it too. */
export function optionId(page: number, answer: Answer): string {
  return `soal-${page}-${answer}`
}

/** Browsers choose the option beside with left and right, which in a test open the question beside. */
function keepChoice(event: KeyboardEvent): void {
  // Alt and left goes back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault()
}

/** The options A-D of a question: up and down choose among them, left and right never do. */
export function AnswerOptions({
  question,
  answer,
  onAnswer,
  disabled = false,
  labelledBy,
}: AnswerOptionsProps) {
  const { page } = question
  const texts = optionsOf(question)

  return (
    <fieldset aria-labelledby={labelledBy} disabled={disabled} className="grid gap-2.5">
      {ANSWERS.map((option, position) => (
        <RadioCard
          key={option}
          id={optionId(page, option)}
          name={`soal-${page}`}
          value={option}
          mark={ANSWER_LETTERS[option]}
          // Chosen by a key it must not lie under the bars at the top and the bottom.
          className="scroll-my-24"
          // The parts of a written sentence are labels too; this keeps the name to one of them.
          aria-label={`${ANSWER_LETTERS[option]}. ${texts[position]}`}
          checked={answer === option}
          onChange={() => onAnswer(page, option)}
          onKeyDown={keepChoice}
        >
          {texts[position]}
        </RadioCard>
      ))}
    </fieldset>
  )
}
