import type { ValidationError } from '@vinejs/vine'
import type { FieldError } from '#app/platform/errors/failures'

/** A validator's errors by field; of each field the first one. */
export function fieldErrorsOf(error: ValidationError): FieldError[] {
  const messages = error.messages as { field: string; message: string }[]
  return messages.map(({ field, message }) => ({ field, msg: message }))
}
