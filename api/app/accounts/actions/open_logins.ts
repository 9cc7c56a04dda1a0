import { deviceName } from '#app/accounts/domain/device_name'
import { isLoginValid, LOGIN_LIFE_MS, loginOf, type Login } from '#app/accounts/domain/login_life'
import User from '#app/accounts/models/user'
import { removeSession, sessionsOf } from '#app/platform/session/open_sessions'
import { clock } from '#app/platform/time/clock'

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
  await removeSession(found.sessionId)
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
  const now = clock.now()
  return (await sessionsOf(user.id)).flatMap(({ id, data }) => {
    const login = loginOf(data, now)
    return login && isLoginValid(login, user, now) ? [{ sessionId: id, login }] : []
  })
}

/** Whether one of the user's logins has neither signed out nor ended. */
export async function isLoginAlive(userId: number, loginId: string): Promise<boolean> {
  const now = clock.now()
  const logins = (await sessionsOf(userId)).map(({ data }) => loginOf(data, now))
  const login = logins.find((one) => one?.id === loginId)
  return isLoginValid(login, await User.findOrFail(userId), now)
}
