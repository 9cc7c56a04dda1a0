import first from '@/features/mini-test/content/form-1/reading.json'
import second from '@/features/mini-test/content/form-2/reading.json'
import third from '@/features/mini-test/content/form-3/reading.json'
import { inForm, mediaPath, type Form } from '@/features/mini-test/model/forms'
import { fourOf, teachingOf, type ReadingQuestion } from '@/features/mini-test/model/questions'

const FORMS = [
  { content: first, height: 1243 },
  { content: second, height: 1060 },
  { content: third, height: 1182 },
] as const

interface ReadingPassage {
  name: string
  text: string
  /** Address of its picture, and its size. */
  image: string
  size: { width: number; height: number }
}

function passageIn(form: Form) {
  const { content, height } = inForm(FORMS, form)
  const [passage] = content.passages
  if (passage === undefined) throw new Error(`reading.json of form ${form + 1} has no passage`)
  return { passage, height }
}

/** The passage of a form. Its picture and line breaks come from the same file. */
export function readingPassage(form: Form): ReadingPassage {
  const { passage, height } = passageIn(form)
  return {
    name: passage.title,
    text: passage.lines.join('\n'),
    image: mediaPath(passage.image),
    size: { width: 1440, height },
  }
}

export function readingQuestions(form: Form): readonly ReadingQuestion[] {
  return passageIn(form).passage.items.map((item) => ({
    question: item.question,
    options: fourOf(item.options),
    ...teachingOf(item),
  }))
}
