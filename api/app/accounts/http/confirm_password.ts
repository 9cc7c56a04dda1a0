import type { HttpContext } from '@adonisjs/core/http'
import { passwordMatches } from '#app/accounts/actions/verify_credentials'
import { loginCounters } from '#app/accounts/http/login_counters'
import { chargeTry, forgiveTries, placeOf } from '#app/accounts/http/login_throttle'
import type User from '#app/accounts/models/user'
import { InvalidInput } from '#app/platform/errors/failures'
import { noteRequest } from '#app/platform/log/security_log'

export const PASSWORD_WRONG = 'Password salah.'

/**
 * Verifies the signed-in user's identity by their password. The tries are counted like logins, so that a stolen
 * session can't be used to guess it.
 * @throws InvalidInput when it is wrong, on `field` with `sentence`; TooManyRequests
 */
export async function confirmPassword(
  ctx: HttpContext,
  user: User,
  password: string,
  { field, sentence }: { field: string; sentence: string }
): Promise<void> {
  const counters = loginCounters(user, user.nohp, await placeOf(ctx, user))
  const charged = await chargeTry(ctx, user, counters)
  if (!(await passwordMatches(user, password))) {
    noteRequest(ctx, 'password_wrong')
    throw new InvalidInput(sentence, [{ field, msg: sentence }])
  }
  await forgiveTries(charged)
}
