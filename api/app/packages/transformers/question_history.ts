import type { QuestionChange } from '#app/packages/actions/read_question_history'

/** A change of a question, for its history. */
export function questionChange({ actor, cause, at, differences }: QuestionChange) {
  return {
    waktu: new Date(at).toISOString(),
    /** Null when the server itself changed it, and where it wasn't noted. */
    oleh: actor?.name ?? null,
    sebab: cause,
    perubahan: differences,
  }
}
