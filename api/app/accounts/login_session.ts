import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import { deviceName } from '#app/accounts/domain/device_name'
import {
  isConfirmed,
  isLoginValid,
  LOGIN_LIFE_MS,
  loginOf,
  type Login,
  type LoginOwner,
} from '#app/accounts/domain/login_life'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/clock'
import { Forbidden } from '#app/platform/errors/failures'
import { emptySession } from '#app/platform/session/empty_session'
import { PASSWORD_AGAIN } from '#contracts/passwords'
import { ADMIN_REFUSAL } from '#contracts/refusals'

const LOGIN = 'login'
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
  const kept = session.get(LOGIN) as Partial<Login> | undefined
  const login = loginOf({ login: kept, loginId: session.get(EARLIER_ID) }, clock.now())
  if (!login || !isLoginValid(login, owner, clock.now())) return false
  if (kept?.startedAt === undefined || kept.series === undefined) {
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
  const sessions = await app.container.make(SessionCollection)
  for (const other of await sessions.tagged(String(userId))) {
    if (other.id !== session.sessionId) await sessions.destroy(other.id)
  }
}

/** A valid login, and where it was made. */
export interface OpenLogin {
  id: string
  /** Epoch milliseconds. */
  startedAt: number
  endsAt: number
  device: string
  address: string | null
}

/** The logins of a user that have neither signed out nor ended, the newest first. */
export async function openLoginsOf(user: User): Promise<OpenLogin[]> {
  const open = (await loginsOf(user)).map(({ login }) => openLogin(login))
  return open.toSorted((one, other) => other.startedAt - one.startedAt)
}

/** Ends one login of a user by removing its session; null when there is none such. */
export async function removeLogin(user: User, loginId: string): Promise<OpenLogin | null> {
  const found = (await loginsOf(user)).find(({ login }) => login.id === loginId)
  if (!found) return null
  const sessions = await app.container.make(SessionCollection)
  await sessions.destroy(found.sessionId)
  return openLogin(found.login)
}

function openLogin({ id, startedAt, userAgent, address }: Login): OpenLogin {
  return {
    id,
    startedAt,
    endsAt: startedAt + LOGIN_LIFE_MS,
    device: deviceName(userAgent),
    address: address ?? null,
  }
}

async function loginsOf(user: User): Promise<{ sessionId: string; login: Login }[]> {
  const sessions = await app.container.make(SessionCollection)
  const now = clock.now()
  return (await sessions.tagged(String(user.id))).flatMap(({ id, data }) => {
    const login = loginOf(data, now)
    return login && isLoginValid(login, user, now) ? [{ sessionId: id, login }] : []
  })
}

/** Whether one of the user's logins has neither signed out nor ended. */
export async function isLoginAlive(userId: number, loginId: string): Promise<boolean> {
  const sessions = await app.container.make(SessionCollection)
  const tagged = await sessions.tagged(String(userId))
  const now = clock.now()
  const logins = tagged.map(({ data }) => loginOf(data, now))
  const login = logins.find((one) => one?.id === loginId)
  return isLoginValid(login, await User.findOrFail(userId), now)
}

/** The signed-in user's login. */
function ownLogin({ session }: HttpContext): Login {
  return session.get(LOGIN) as Login
}

function putLogin({ session }: HttpContext, login: Login): void {
  session.put(LOGIN, login)
}
