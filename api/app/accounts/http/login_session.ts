import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import {
  isConfirmed,
  isLoginValid,
  LOGIN_KEY,
  loginOf,
  type Login,
  type LoginOwner,
} from '#app/accounts/domain/login_life'
import type User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { emptySession } from '#app/platform/session/empty_session'
import { PASSWORD_AGAIN } from '#contracts/passwords'
import { ADMIN_REFUSAL } from '#contracts/refusals'
import { removeSession, sessionsOf } from '#app/platform/session/open_sessions'

/** Where version 0.1 stored the id of a login. */
const EARLIER_ID = 'loginId'
/** Enough to tell browsers apart. */
const USER_AGENT_LENGTH = 250

/**
 * Signs a user in: a new session with nothing of the earlier one, tagged with the user so that it can be ended from
 * another session.
 * @param user as read before the password was checked
 */
export async function startLogin(ctx: HttpContext, user: User): Promise<void> {
  const { auth, session } = ctx
  await emptySession(ctx)
  await auth.use('web').login(user)
  putLogin(ctx, {
    id: randomUUID(),
    startedAt: clock.now(),
    series: user.loginSeries,
    userAgent: ctx.request.header('user-agent')?.slice(0, USER_AGENT_LENGTH),
    address: ctx.request.ip(),
  })
  await session.tag(String(user.id))
}

/** Signs out; the request continues as a visitor's. */
export async function leaveLogin(ctx: HttpContext): Promise<void> {
  await ctx.auth.use('web').logout()
  await emptySession(ctx)
}

/** The id of this login among its user's others. */
export function loginIdOf(ctx: HttpContext): string {
  return ownLogin(ctx).id
}

/** Whether the caller's login is still valid. One that another version stored is rewritten in the present format. */
export function continueOwnLogin(ctx: HttpContext, owner: LoginOwner): boolean {
  const { session } = ctx
  const stored = session.get(LOGIN_KEY) as Partial<Login> | undefined
  const login = loginOf({ login: stored, loginId: session.get(EARLIER_ID) }, clock.now())
  if (!login || !isLoginValid(login, owner, clock.now())) return false
  if (stored?.startedAt === undefined || stored.series === undefined) {
    session.forget(EARLIER_ID)
    putLogin(ctx, login)
  }
  return true
}

/** Lets this login go on when the user's others were ended by a new series. */
export function joinSeries(ctx: HttpContext, series: number): void {
  putLogin(ctx, { ...ownLogin(ctx), series })
}

/** Records that the login's password was confirmed. */
export function markConfirmed(ctx: HttpContext): void {
  putLogin(ctx, { ...ownLogin(ctx), confirmedAt: clock.now() })
}

/**
 * For actions for which a stolen session must not suffice.
 * @throws Forbidden unless the login's password was confirmed within the last minutes
 */
export function requireConfirmation(ctx: HttpContext): void {
  if (!isConfirmed(ownLogin(ctx), clock.now())) {
    throw new Forbidden(PASSWORD_AGAIN, ADMIN_REFUSAL.passwordNeeded)
  }
}

/**
 * Removes every other session of the user, on all devices. They have ended already, by a new series of logins, which
 * also covers a session that is being written at the same time.
 */
export async function removeOtherSessions({ session }: HttpContext, userId: number): Promise<void> {
  for (const other of await sessionsOf(userId)) {
    if (other.id !== session.sessionId) await removeSession(other.id)
  }
}

/** The signed-in user's login. */
function ownLogin({ session }: HttpContext): Login {
  return session.get(LOGIN_KEY) as Login
}

function putLogin({ session }: HttpContext, login: Login): void {
  session.put(LOGIN_KEY, login)
}
