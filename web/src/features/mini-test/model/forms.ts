import { z } from '@/lib/validation/zod'

/** Zero-based. The forms have different questions and the same answer key, that of the specification. */
export type Form = 0 | 1 | 2
const FORM_COUNT = 3
/** Deleted when the learner signs out, as everything of the Mini Test on the device. */
const FORM_KEY = 'lulus:mini-test:form'

export const formSchema = z.literal([0, 1, 2])

/** The form that the device sits, or sat last. */
export function currentForm(): Form {
  return storedForm() ?? 0
}

/** Chooses the form after the last one, so that a repeated test has new questions. */
export function nextForm(): void {
  const last = storedForm()
  const next = last === null ? 0 : (last + 1) % FORM_COUNT
  localStorage.setItem(FORM_KEY, String(next))
}

function storedForm(): Form | null {
  const form = formSchema.safeParse(Number(localStorage.getItem(FORM_KEY) ?? Number.NaN))
  return form.success ? form.data : null
}

/** What belongs to a form. */
export function inForm<Content>(contents: readonly [Content, Content, Content], form: Form): Content
export function inForm<A, B, C>(contents: readonly [A, B, C], form: Form): A | B | C
export function inForm(contents: readonly unknown[], form: Form): unknown {
  return contents[form]
}

/** The address of a file that the content names by its place in the repository. */
export function mediaPath(file: string): string {
  return file.slice(file.indexOf('/mini-test/'))
}
