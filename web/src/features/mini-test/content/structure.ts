import first from '@/features/mini-test/content/form-1/structure.json'
import second from '@/features/mini-test/content/form-2/structure.json'
import third from '@/features/mini-test/content/form-3/structure.json'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { inForm, type Form } from '@/features/mini-test/model/forms'
import { fourOf, teachingOf, type StructureQuestion } from '@/features/mini-test/model/questions'

const FORMS = [first, second, third] as const

/** Five sentences to complete, then five with a part to correct. */
export function structureQuestions(form: Form): readonly StructureQuestion[] {
  return inForm(FORMS, form).items.map((item): StructureQuestion => {
    if (item.html === undefined) {
      const { sentence, options } = item
      return {
        type: 'structure',
        question: sentence,
        options: fourOf(options),
        ...teachingOf(item),
      }
    }
    const { html, correction } = item
    const marked = sentencePieces(html).filter(({ isMarked }) => isMarked)
    const options = fourOf(marked.map(({ text }) => text))
    return { type: 'written', question: html, options, correction, ...teachingOf(item) }
  })
}
