import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { canonicalEmail } from '#app/accounts/domain/email'
import { canonicalPhone } from '#contracts/phone'
import type User from '#app/accounts/models/user'
import { TooManyRequests } from '#app/platform/errors/failures'

const MAX_FAILURES = 5
const WINDOW = '15 mins'

const failures = () => limiter.use({ requests: MAX_FAILURES, duration: WINDOW })

/**
 * The counter that a login try is charged to (contract section 2): one per account, and one of its own for a
 * device that has signed in to the account before, so that a neighbour's tries lock nobody out. An account's counters
 * carry its series: raising that forgets all of them at once.
 */
export function loginCounter(user: User | null, identifier: string, device: string | null): string {
  const counter = accountCounter('login', user, identifier)
  return user && device ? `${counter}:${device}` : counter
}

/** The counter of tries at a reset code: not the login's, for whoever needs a code may have used those up. */
export function resetCounter(user: User | null, identifier: string): string {
  return accountCounter('reset', user, identifier)
}

function accountCounter(purpose: string, user: User | null, identifier: string): string {
  return user
    ? `${purpose}:${user.id}.${user.throttleSeries}`
    : `${purpose}:unknown:${digest(canonicalPhone(identifier) ?? canonicalEmail(identifier))}`
}

/** Short enough for the column of keys, whatever was typed. */
function digest(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url')
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

/** Forgets the tries of one counter, after a success. */
export async function clearLogin(counter: string): Promise<void> {
  await failures().delete(counter)
}
