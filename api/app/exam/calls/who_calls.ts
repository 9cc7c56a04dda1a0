import { whoSends, type Identify, type SignedIn } from '#app/accounts/calls/who_sends'
import type { Caller } from '#app/exam/domain/caller'
import type { Call } from '#app/platform/database/calls/call'

/** Finds the caller before the framework does; null when only the framework can. */
export interface FindCaller {
  readonly identify: Identify
  /** The caller for a signed-in user; null when the call names another. */
  callerFor: (user: SignedIn | null) => Caller | null
  /** The same for a call that also names its learner by a phone number: another's is left to the framework. */
  claiming: (nohp: unknown) => FindCaller
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
