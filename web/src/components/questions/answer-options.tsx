import { ANSWER_LETTERS, ANSWERS, type Answer } from '@lulus/api/contracts/exam'
import { memo } from 'react'
import { RadioCard } from '@/components/ui/radio-card'
import { HOW_ENTERED, pressOption } from '@/components/questions/option-keys'
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
    <fieldset
      aria-labelledby={labelledBy}
      disabled={disabled}
      {...HOW_ENTERED}
      className="grid gap-2.5 low:gap-1.5"
    >
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

/** Memoised, so that a choice rerenders only the options that change. */
const Option = memo(function Option({ page, option, text, isChosen, onAnswer }: OptionProps) {
  return (
    <RadioCard
      id={optionId(page, option)}
      name={`soal-${page}`}
      value={option}
      mark={ANSWER_LETTERS[option]}
      // Space for the focus outline.
      className="scroll-my-2"
      // The parts of a written sentence are labels too, and would otherwise be part of the name.
      aria-label={`${ANSWER_LETTERS[option]}. ${text}`}
      checked={isChosen}
      onChange={() => onAnswer(page, option)}
      onKeyDown={pressOption}
    >
      {text}
    </RadioCard>
  )
})
