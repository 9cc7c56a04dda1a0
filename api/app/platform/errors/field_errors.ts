import type { ValidationError } from '@vinejs/vine'
import type { FieldError } from '#app/platform/errors/failures'

/** What a validator found, by field; of each field the first fault. */
export function fieldErrorsOf(error: ValidationError): FieldError[] {
  const messages = error.messages as { field: string; message: string }[]
  return messages.map(({ field, message }) => ({ field, msg: message }))
}
