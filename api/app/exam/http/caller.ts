import type { HttpContext } from '@adonisjs/core/http'
import type { Identify } from '#app/accounts/calls/who_sends'
import { isOwnNumber } from '#app/accounts/domain/own_number'
import { loginIdOf } from '#app/accounts/http/login_session'
import { identifier } from '#app/accounts/http/fast_login'
import type { FindCaller } from '#app/exam/calls/who_calls'
import type { Caller } from '#app/exam/domain/caller'
import type { LabPlace } from '#app/accounts/domain/lab_place'
import { signedIn } from '#app/platform/access/signed_in'

export function callerOf(ctx: HttpContext): Caller {
  const user = signedIn(ctx.auth)
  return {
    userId: user.id,
    userName: user.name,
    loginId: loginIdOf(ctx),
    lab: ctx.labPlace,
  }
}

/** How to find the caller of a request; null when the request is unusual. */
export async function callerFinder(ctx: HttpContext): Promise<FindCaller | null> {
  const identify = await identifier(ctx)
  return identify && finder(identify, ctx.labPlace, [])
}

function finder(identify: Identify, lab: LabPlace | null, claims: unknown[]): FindCaller {
  return {
    identify,
    callerFor(user) {
      if (!user || !claims.every((claim) => isOwnNumber(claim, user.nohp))) return null
      const { userId, userName, loginId } = user
      return { userId, userName, loginId, lab }
    },
    claiming: (nohp) => finder(identify, lab, [...claims, nohp]),
  }
}
