import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { isShownAt } from '@/lib/api/field-errors'

/**
 * Whether the user already knows why a call failed, so that no message is needed: they declined to sign in again or to
 * confirm the password.
 */
export function isKnownFailure(error: unknown): boolean {
  return (
    hasStatus(error, 401) || (hasStatus(error, 403) && error.code === ADMIN_REFUSAL.passwordNeeded)
  )
}

interface Shown {
  /** Fields that show their own errors. */
  at?: readonly string[]
  /** Message if the server sends none. */
  fallback?: string | undefined
}

/** The message that a screen shows about a failed call. Null if none is needed. */
export function failureOf(error: unknown, { at = [], fallback }: Shown = {}): string | null {
  if (error === null || isKnownFailure(error) || isShownAt(error, at)) return null
  return messageOf(error, fallback)
}
