import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/login_session'
import { isOwnNumber } from '#app/accounts/domain/own_number'
import {
  identifier,
  identifyAll,
  identifyWith,
  type Identify,
  type SignedIn,
} from '#app/accounts/quick_login'
import type { SqliteHandle } from '#app/platform/database/grouped_commits'
import type { QuickRows, Statement } from '#app/platform/database/quick_rows'
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

/** Finds out who calls before the framework does; null when only the framework can. */
export interface FindCaller {
  readonly identify: Identify
  /** The caller that somebody signed in is; null when the call names another. */
  callerFor: (user: SignedIn | null) => Caller | null
  on: (handle: SqliteHandle, now: number) => Caller | null
  from: (rows: QuickRows, now: number) => Promise<Caller | null>
  /** The same, with the rows that a statement finds about the caller: see `identifyWith`. */
  fromWith: <Row>(
    rows: QuickRows,
    now: number,
    about: (whose: Statement) => Statement
  ) => Promise<{ caller: Caller | null; found: Row[] }>
  /** The same for a call that also says by a phone number whose it is: another's is left to the framework. */
  claiming: (nohp: unknown) => FindCaller
}

/** How to find out who sends a request; null when it is unusual. */
export async function callerFinder(ctx: HttpContext): Promise<FindCaller | null> {
  const identify = await identifier(ctx)
  return identify && finder(identify, ctx.labPlace, [])
}

function finder(identify: Identify, lab: LabPlace | null, claims: unknown[]): FindCaller {
  const callerFor = (user: SignedIn | null): Caller | null => {
    if (!user || !claims.every((claim) => isOwnNumber(claim, user.nohp))) return null
    const { userId, userName, loginId } = user
    return { userId, userName, loginId, lab }
  }
  return {
    identify,
    callerFor,
    on: (handle, now) => callerFor(identify.on(handle, now)),
    async from(rows, now) {
      const { users } = await identifyAll(rows, [{ identify, now }])
      return callerFor(users[0] ?? null)
    },
    async fromWith(rows, now, about) {
      const { user, found } = await identifyWith<never>(rows, { identify, now }, about)
      return { caller: callerFor(user), found }
    },
    claiming: (nohp) => finder(identify, lab, [...claims, nohp]),
  }
}

/** Somebody who calls: known already, or to be found out. */
export type WhoCalls = Caller | Pick<FindCaller, 'identify' | 'callerFor' | 'on'>

/**
 * Who sends each of several calls, with as few statements as for one; null where only the framework can tell.
 * @param beside statements that are carried out on the same way to the database, with the rows that each finds
 */
export async function findCallers<Found extends unknown[][]>(
  rows: QuickRows,
  calls: readonly { who: WhoCalls; now: number }[],
  beside: readonly Statement[] = []
): Promise<{ callers: (Caller | null)[]; found: Found }> {
  const asked = calls.flatMap(({ who, now }) => ('identify' in who ? [{ ...who, now }] : []))
  const { users, found } = await identifyAll<Found>(rows, asked, beside)
  const known = users.values()
  const callers = calls.map(({ who }) =>
    'identify' in who ? who.callerFor(known.next().value ?? null) : who
  )
  return { callers, found }
}
