import type { HttpContext } from '@adonisjs/core/http'
import { verifySecondFactor } from '#app/accounts/actions/verify_second_factor'
import { codeCounters, type Counter } from '#app/accounts/http/login_counters'
import { chargeTry, forgiveTries, placeOf } from '#app/accounts/http/login_throttle'
import type User from '#app/accounts/models/user'
import { InvalidInput } from '#app/platform/errors/failures'
import { noteRequest } from '#app/platform/log/security_log'

export const FACTOR_CODE_WRONG = 'Kode salah atau sudah dipakai. Silakan coba kode berikutnya.'

/**
 * Verifies that a user has their second factor at hand, by a code. The tries are counted like logins.
 * @param more counters that the try is charged to, too
 * @throws InvalidInput when the code is wrong or was used; TooManyRequests
 */
export async function confirmCode(
  ctx: HttpContext,
  user: User,
  code: string,
  more: Counter[] = []
): Promise<void> {
  const counters = [...more, ...codeCounters(user, await placeOf(ctx, user))]
  const charged = await chargeTry(ctx, user, counters)
  if (!(await verifySecondFactor(user, code))) throw codeWrong(ctx, user)
  await forgiveTries(charged)
}

/** The refusal of a wrong code, with its line in the security log. */
export function codeWrong(ctx: HttpContext, user: User): InvalidInput {
  noteRequest(ctx, 'code_wrong', { userId: user.id })
  return new InvalidInput(FACTOR_CODE_WRONG, [{ field: 'kode', msg: FACTOR_CODE_WRONG }])
}
