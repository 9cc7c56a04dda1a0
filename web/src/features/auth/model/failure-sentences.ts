import { hasStatus, messageOf } from '@/lib/api/api-error'

/** All that a failed call says to be wrong, one sentence after the other; without fields its one message. */
export function failureSentences(error: unknown, fallback: string): string {
  const faults = hasStatus(error, 422) ? error.fieldErrors : []
  if (faults.length < 2) return messageOf(error, fallback)
  return faults.map(({ msg }) => (/[.!?]$/.test(msg) ? msg : `${msg}.`)).join(' ')
}
