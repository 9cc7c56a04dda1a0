import { canonicalPhone } from '#contracts/phone'

/**
 * Whether a call may carry this phone number: the caller's own, in any form, or none.
 * @param own canonical
 */
export function isOwnNumber(claimed: unknown, own: string): boolean {
  if (claimed === undefined || claimed === null) return true
  if (typeof claimed !== 'string' && typeof claimed !== 'number') return false
  return canonicalPhone(String(claimed)) === own
}
