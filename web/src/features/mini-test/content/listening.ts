import first from '@/features/mini-test/content/form-1/listening.json'
import second from '@/features/mini-test/content/form-2/listening.json'
import third from '@/features/mini-test/content/form-3/listening.json'
import { inForm, mediaPath, type Form } from '@/features/mini-test/model/forms'
import { fourOf, teachingOf, type ListeningQuestion } from '@/features/mini-test/model/questions'

const FORMS = [first, second, third] as const

/** The short dialogues of a form. The files are also the scripts of the recordings. */
export function listeningQuestions(form: Form): readonly ListeningQuestion[] {
  return inForm(FORMS, form).dialogues.map((dialogue) => ({
    audio: mediaPath(dialogue.audio),
    options: fourOf(dialogue.options),
    script: dialogue.script.map(({ text }) => text),
    ...teachingOf(dialogue),
  }))
}
