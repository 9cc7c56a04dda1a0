import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { canonicalEmail } from '#app/accounts/domain/email'
import { canonicalPhone } from '#app/accounts/domain/phone'
import type User from '#app/accounts/models/user'
import { TooManyRequests } from '#app/platform/errors/failures'

const MAX_FAILURES = 5
const WINDOW = '15 mins'

const failures = () => limiter.use({ requests: MAX_FAILURES, duration: WINDOW })

/**
 * The counter that a login try is charged to (contract section 2): one per account, and one of its own for a
 * device that has signed in to the account before, so that a neighbour's tries lock nobody out.
 */
export function loginCounter(user: User | null, identifier: string, device: string | null): string {
  if (!user) return `login:unknown:${canonicalPhone(identifier) ?? canonicalEmail(identifier)}`
  return device ? `login:${user.id}:${device}` : `login:${user.id}`
}

/**
 * Charges one try, before the password is looked at.
 * @throws TooManyRequests after five tries without a success in 15 minutes
 */
export async function chargeLogin(counter: string): Promise<void> {
  try {
    await failures().consume(counter)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new TooManyRequests(
      'Terlalu banyak percobaan. Silakan coba lagi dalam beberapa menit.',
      error.response.availableIn
    )
  }
}

/** Forgets the tries, after a success or by an admin's hand. */
export async function clearLogin(counter: string): Promise<void> {
  await failures().delete(counter)
}
