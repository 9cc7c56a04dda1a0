import { ADMIN_REFUSAL } from '@lulus/api/contracts/refusals'
import { hasStatus } from '@/lib/api/api-error'

/**
 * Whether the admin already knows why a call failed, so that no message is needed: they declined to sign in again or to
 * confirm the password.
 */
export function isKnownFailure(error: unknown): boolean {
  return (
    hasStatus(error, 401) || (hasStatus(error, 403) && error.code === ADMIN_REFUSAL.passwordNeeded)
  )
}
