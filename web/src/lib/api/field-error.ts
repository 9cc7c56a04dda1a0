import { ApiError } from '@/lib/api/api-error'

/** What a failure says about one field of what was sent. */
export function fieldErrorOf(failure: unknown, name: string): string | undefined {
  if (!(failure instanceof ApiError)) return undefined
  return failure.fieldErrors.find(({ field }) => field === name)?.msg
}

/** Whether what failed is told at one of these fields: then nothing else on the screen has to say it. */
export function isToldAt(failure: unknown, names: readonly string[]): boolean {
  return names.some((name) => fieldErrorOf(failure, name) !== undefined)
}
