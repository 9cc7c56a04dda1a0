import { QUESTION_NUMBER_LIMITS, ALL_FIELDS, PLACE_MISSING } from '@lulus/api/contracts/questions'

export const NUMBER_OUTSIDE = `Nomor soal harus berupa angka antara ${QUESTION_NUMBER_LIMITS.min} dan ${QUESTION_NUMBER_LIMITS.max}.`

/** Shown at an empty field, so that the form's full message is not repeated. */
const FIELD_EMPTY = 'Wajib diisi.'
const ABOUT_THE_WHOLE: readonly string[] = [ALL_FIELDS, PLACE_MISSING]

/** The first message to show: those about empty fields come before others. */
export function sentenceOf(messages: readonly string[]): string | undefined {
  return messages.find((message) => ABOUT_THE_WHOLE.includes(message)) ?? messages[0]
}

/** The message at one field. */
export function fieldMessage(message: string | undefined): string | null {
  if (message === undefined) return null
  return ABOUT_THE_WHOLE.includes(message) ? FIELD_EMPTY : message
}
