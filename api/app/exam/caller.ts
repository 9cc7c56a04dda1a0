import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/login_session'
import { isOwnNumber } from '#app/accounts/domain/own_number'
import { identifier, whoSends, type Identify, type SignedIn } from '#app/accounts/quick_login'
import type { Call } from '#app/platform/database/calls/call'
import type { LabPlace } from '#contracts/labs'

/** The participant of an exam: user, login and lab. */
export interface Caller {
  userId: number
  userName: string
  loginId: string
  /** Null for a browser that isn't a lab's. */
  lab: LabPlace | null
}

export function callerOf(ctx: HttpContext): Caller {
  const user = ctx.auth.use('web').getUserOrFail()
  return {
    userId: user.id,
    userName: user.name,
    loginId: loginIdOf(ctx),
    lab: ctx.labPlace,
  }
}

/** Finds the caller before the framework does; null when only the framework can. */
export interface FindCaller {
  readonly identify: Identify
  /** The caller for a signed-in user; null when the call names another. */
  callerFor: (user: SignedIn | null) => Caller | null
  /** The same for a call that also names its learner by a phone number: another's is left to the framework. */
  claiming: (nohp: unknown) => FindCaller
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

/** A caller, known already or to be found. */
export type WhoCalls = Caller | Pick<FindCaller, 'identify' | 'callerFor'>

/**
 * The caller; null where only the framework can find out.
 * @param likely see `whoSends`
 */
export function* callerIn(
  who: WhoCalls,
  likely: number | undefined,
  now: number
): Call<Caller | null> {
  if (!('identify' in who)) return who
  return who.callerFor(yield* whoSends(who.identify, likely, now))
}
