import { createHash, randomBytes } from 'node:crypto'

/** How long a link can be used: a weekend in between. */
export const INVITATION_LIFE_MS = 72 * 60 * 60 * 1000

/** A new token, 256 bit: it can't be guessed, so storing a fast hash of it is safe. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
