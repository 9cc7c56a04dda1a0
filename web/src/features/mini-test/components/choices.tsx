import { ANSWERS } from '@lulus/api/contracts/exam'
import { AnswerOptions } from '@/components/questions/answer-options'
import type { OptionTexts } from '@/features/mini-test/model/questions'
import type { OptionIndex } from '@/features/mini-test/model/sections'

interface ChoicesProps {
  /** From 1. */
  number: number
  options: OptionTexts
  answer: OptionIndex | null
  onChoose: (option: OptionIndex) => void
  labelledBy: string
}

const OPTION_INDEXES: readonly OptionIndex[] = [0, 1, 2, 3]

/** The options A-D of a question, by their zero-based index. */
export function Choices({ number, options, answer, onChoose, labelledBy }: ChoicesProps) {
  const [pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat] = options

  return (
    <AnswerOptions
      question={{ page: number, pilihan_satu, pilihan_dua, pilihan_tiga, pilihan_empat }}
      answer={answer === null ? undefined : ANSWERS[answer]}
      onAnswer={(_, chosen) => {
        const option = OPTION_INDEXES[ANSWERS.indexOf(chosen)]
        if (option !== undefined) onChoose(option)
      }}
      labelledBy={labelledBy}
    />
  )
}
