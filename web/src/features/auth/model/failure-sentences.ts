import { hasStatus, messageOf } from '@/lib/api/api-error'

/** All error messages of a failed call in one text, or its one message without fields. */
export function failureSentences(error: unknown): string {
  const faults = hasStatus(error, 422) ? error.fieldErrors : []
  if (faults.length < 2) return messageOf(error)
  return faults.map(({ msg }) => (/[.!?]$/.test(msg) ? msg : `${msg}.`)).join(' ')
}
