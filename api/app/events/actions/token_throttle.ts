import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { PASSING_COUNTS } from '#app/platform/limits/passing_counts'
import { triesUsedUp } from '#app/platform/limits/tries_used_up'

/** At any time two of sixteen million tokens are valid. */
const MAX_TRIES = 10

const tries = () => limiter.use(PASSING_COUNTS, { requests: MAX_TRIES, duration: '5 mins' })

const keyOf = (eventId: number, userId: number) => `event-token:${eventId}:${userId}`

/**
 * Charges a learner one try at an event's token, before the token is checked.
 * @throws TooManyRequests after ten in five minutes
 */
export async function chargeToken(eventId: number, userId: number): Promise<void> {
  try {
    await tries().consume(keyOf(eventId, userId))
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw triesUsedUp(error)
  }
}

/** Resets a learner's tries after the right one. */
export async function forgiveToken(eventId: number, userId: number): Promise<void> {
  await tries().delete(keyOf(eventId, userId))
}

/** Whether a learner has used up the tries, so that the right token is refused too. */
export async function isLockedOut(eventId: number, userId: number): Promise<boolean> {
  const left = await tries().get(keyOf(eventId, userId))
  return left !== null && left.consumed >= MAX_TRIES
}
