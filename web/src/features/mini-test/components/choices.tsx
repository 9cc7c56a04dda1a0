import { AnswerOptions } from '@/components/questions/answer-options'
import { answerOf, optionOf } from '@/features/mini-test/model/answers'
import type { OptionTexts } from '@/features/mini-test/model/questions'
import type { OptionIndex } from '@/features/mini-test/model/sections'

interface ChoicesProps {
  /** Starts at 1. */
  number: number
  options: OptionTexts
  answer: OptionIndex | null
  onChoose: (option: OptionIndex) => void
  labelledBy: string
}

/** The options A-D of a question, by zero-based index. */
export function Choices({ number, options, answer, onChoose, labelledBy }: ChoicesProps) {
  const [pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat] = options

  return (
    <AnswerOptions
      question={{ page: number, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat }}
      answer={answer === null ? undefined : answerOf(answer)}
      onAnswer={(_, chosen) => onChoose(optionOf(chosen))}
      labelledBy={labelledBy}
    />
  )
}
