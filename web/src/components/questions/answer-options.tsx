import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
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

/** The options A-D of a question. */
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
          // The parts of a written sentence are labels too; this keeps the name to one of them.
          aria-label={`${ANSWER_LETTERS[option]}. ${texts[position]}`}
          checked={answer === option}
          onChange={() => onAnswer(page, option)}
        >
          {texts[position]}
        </RadioCard>
      ))}
    </fieldset>
  )
}
