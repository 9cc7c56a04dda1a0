import { ApiError } from '@/lib/api/api-error'

/** The error messages of one field in a failure. */
export function fieldErrorsOf(failure: unknown, name: string): string[] {
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  return errors.filter(({ field }) => field === name).map(({ msg }) => msg)
}

/** The first error message of one field in a failure. */
export function fieldErrorOf(failure: unknown, name: string): string | undefined {
  return fieldErrorsOf(failure, name)[0]
}

/** Whether the failure is shown at one of these fields, so that no other message is needed. */
export function isShownAt(failure: unknown, names: readonly string[]): boolean {
  return names.some((name) => fieldErrorOf(failure, name) !== undefined)
}
