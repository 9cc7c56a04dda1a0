import type { Infer } from '@vinejs/vine/types'
import { readWrittenSentence } from '#app/packages/domain/written_sentence'
import { InvalidInput } from '#app/platform/errors/failures'
import { draftOf, type QuestionDraft } from '#app/questions/question_draft'
import type { writtenValidator } from '#app/questions/validators'
import { SENTENCE_UNMARKED } from '#contracts/sentences'

/**
 * The draft of a written expression question: its sentence made safe, its options the underlined parts.
 * @throws InvalidInput unless exactly four parts are underlined
 */
export function writtenDraft(input: Infer<typeof writtenValidator>): QuestionDraft {
  const sentence = readWrittenSentence(input.soal)
  if (!sentence) {
    throw new InvalidInput(SENTENCE_UNMARKED, [{ field: 'soal', msg: SENTENCE_UNMARKED }])
  }
  return draftOf(input, sentence.parts, { prompt: sentence.html })
}
