import { ADMIN_REFUSAL } from '@lulus/api/contracts/admin_refusals'
import { hasStatus } from '@/lib/api/api-error'

/**
 * Whether an admin knows why a call failed, so that nothing has to be said: they didn't sign in again, and the guard
 * redirects to /login, or they didn't give the password that was asked for.
 */
export function isKnownFailure(error: unknown): boolean {
  return (
    hasStatus(error, 401) || (hasStatus(error, 403) && error.code === ADMIN_REFUSAL.passwordNeeded)
  )
}
