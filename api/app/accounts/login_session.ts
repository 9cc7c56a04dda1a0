import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import type User from '#app/accounts/models/user'

const LOGIN_ID = 'loginId'

/** Signs a user in: a new session id, tagged with the user so that it can be ended from elsewhere. */
export async function startLogin({ auth, session }: HttpContext, user: User): Promise<void> {
  await auth.use('web').login(user)
  session.put(LOGIN_ID, randomUUID())
  await session.tag(String(user.id))
}

/** Identifies this login among a user's others; it outlives changes of the session id, unlike a logout. */
export function loginIdOf({ session }: HttpContext): string {
  return session.get(LOGIN_ID) as string
}

/** Ends every other login of the user, on all devices. */
export async function endOtherLogins({ session }: HttpContext, userId: number): Promise<void> {
  const sessions = await app.container.make(SessionCollection)
  for (const other of await sessions.tagged(String(userId))) {
    if (other.id !== session.sessionId) await sessions.destroy(other.id)
  }
}

/** Whether one of the user's logins has neither signed out nor expired. */
export async function isLoginAlive(userId: number, loginId: string): Promise<boolean> {
  const sessions = await app.container.make(SessionCollection)
  const alive = await sessions.tagged(String(userId))
  return alive.some(({ data }) => data[LOGIN_ID] === loginId)
}
