import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { memo, type KeyboardEvent } from 'react'
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

/** Left and right would choose another option; in a test they open another question. */
function keepChoice(event: KeyboardEvent): void {
  // Alt with left goes back in the history.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault()
}

/** The options A-D of a question: up and down choose, left and right never do. */
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
    <fieldset aria-labelledby={labelledBy} disabled={disabled} className="grid gap-2.5 low:gap-1.5">
      {ANSWERS.map((option, position) => (
        <Option
          key={option}
          page={page}
          option={option}
          text={texts[position]}
          isChosen={answer === option}
          onAnswer={onAnswer}
        />
      ))}
    </fieldset>
  )
}

interface OptionProps {
  page: number
  option: Answer
  text: string | undefined
  isChosen: boolean
  onAnswer: (page: number, answer: Answer) => void
}

/** Memoised: a choice redraws the options that change. */
const Option = memo(function Option({ page, option, text, isChosen, onAnswer }: OptionProps) {
  return (
    <RadioCard
      id={optionId(page, option)}
      name={`soal-${page}`}
      value={option}
      mark={ANSWER_LETTERS[option]}
      // Room for the outline.
      className="scroll-my-2"
      // The parts of a written sentence are labels too; without this they would be in the name.
      aria-label={`${ANSWER_LETTERS[option]}. ${text}`}
      checked={isChosen}
      onChange={() => onAnswer(page, option)}
      onKeyDown={keepChoice}
    >
      {text}
    </RadioCard>
  )
})
