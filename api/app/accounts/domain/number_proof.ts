import type { Role } from '#contracts/roles'

/** What is known of an account that bears somebody's phone number. */
export interface NumberHolder {
  role: Role
  passwordMissing: boolean
  /** Since when the academy knows that the number is its owner's; null when it never has. */
  numberProvenAt: number | null
}

/**
 * Whether somebody can sign in to a learner's account by a password of their own whose number nobody has seen to be
 * theirs: registration asks for a number and proves none, so it may be a classmate's.
 */
export function isUnproven({ role, passwordMissing, numberProvenAt }: NumberHolder): boolean {
  return role === 'User' && !passwordMissing && numberProvenAt === null
}
