import type { HttpContext } from '@adonisjs/core/http'
import { passwordMatches } from '#app/accounts/actions/verify_credentials'
import { knownDeviceOf } from '#app/accounts/known_device'
import { chargeLogin, clearLogin, loginCounter } from '#app/accounts/login_throttle'
import type User from '#app/accounts/models/user'
import { InvalidInput } from '#app/platform/errors/failures'

/**
 * Makes sure that the signed-in user is who they say, by their password. The tries are counted like logins:
 * a stolen session can't be used to guess it.
 * @throws InvalidInput when it is wrong, on `field` with `sentence`; TooManyRequests
 */
export async function confirmPassword(
  ctx: HttpContext,
  user: User,
  password: string,
  { field, sentence }: { field: string; sentence: string }
): Promise<void> {
  const counter = loginCounter(user, user.email, knownDeviceOf(ctx, user.id))
  await chargeLogin(counter)
  if (!(await passwordMatches(user, password))) {
    throw new InvalidInput(sentence, [{ field, msg: sentence }])
  }
  await clearLogin(counter)
}
