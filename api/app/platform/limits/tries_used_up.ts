import type { errors } from '@adonisjs/limiter'
import { TooManyRequests } from '#app/platform/errors/failures'

type UsedUp = InstanceType<typeof errors.E_TOO_MANY_REQUESTS>

/** The refusal of a try at a secret, from the limiter's: says in how many minutes the next one is allowed. */
export function triesUsedUp({ response: { availableIn: seconds } }: UsedUp): TooManyRequests {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new TooManyRequests(
    `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
    seconds
  )
}
