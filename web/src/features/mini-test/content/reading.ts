import reading from '@/features/mini-test/content/reading.json'
import type { OptionTexts, ReadingQuestion } from '@/features/mini-test/model/questions'

const [passage] = reading.passages
if (passage === undefined) throw new Error('reading.json holds no passage')

/** The passage. Its picture and line breaks come from reading.json. */
export const READING_PASSAGE = {
  name: passage.name,
  text: passage.lines.join('\n'),
  size: { width: 1440, height: 999 },
}

export const READING_QUESTIONS: readonly ReadingQuestion[] = passage.items.map(
  ({ question, options }) => ({
    image: '/mini-test/passage.png',
    question,
    options: fourOf(options),
  })
)

/** The type of JSON arrays has no length. */
function fourOf([a, b, c, d]: string[]): OptionTexts {
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new Error('A reading question in reading.json has fewer than four options')
  }
  return [a, b, c, d]
}
