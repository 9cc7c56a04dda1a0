import type { Role } from '#contracts/capabilities'

/** The facts about an account with some phone number. */
export interface NumberHolder {
  role: Role
  passwordMissing: boolean
  /** Since when the number is known to be its owner's; null when it isn't. */
  numberProvenAt: number | null
}

/**
 * Whether a learner's account has a password of its own but an unproven number: registration asks for a number and
 * verifies none, so it may be a classmate's.
 */
export function isUnproven({ role, passwordMissing, numberProvenAt }: NumberHolder): boolean {
  return role === 'User' && !passwordMissing && numberProvenAt === null
}
