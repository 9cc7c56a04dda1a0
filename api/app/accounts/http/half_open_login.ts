import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import User from '#app/accounts/models/user'
import { clock } from '#app/platform/time/clock'
import { SessionRequired } from '#app/platform/errors/failures'
import { emptySession } from '#app/platform/session/empty_session'

const HALF_OPEN = 'halfOpenLogin'

/** What a login with a right password still lacks, and for how long it may be given. Milliseconds. */
const LIFE_MS = {
  code: 5 * 60 * 1000,
  /** Time to think of a password, on a phone. */
  ownPassword: 15 * 60 * 1000,
} as const
type Lacking = keyof typeof LIFE_MS

const TOO_LATE: Readonly<Record<Lacking, string>> = {
  code: 'Waktu untuk memasukkan kode sudah habis. Silakan login lagi.',
  ownPassword: 'Waktu untuk membuat password baru sudah habis. Silakan login lagi.',
}

/** A login with a right password that lacks something else. It doesn't sign the user in. */
interface HalfOpenLogin {
  id: string
  lacking: Lacking
  userId: number
  /** The account's series of logins when its password was checked. */
  series: number
  /** Epoch milliseconds. */
  openedAt: number
}

/**
 * Records in a new session, for some minutes, that the password was right.
 * @param user as read before the password was checked
 */
export async function openHalfLogin(ctx: HttpContext, user: User, lacking: Lacking): Promise<void> {
  await emptySession(ctx)
  ctx.session.regenerate()
  const login: HalfOpenLogin = {
    id: randomUUID(),
    lacking,
    userId: user.id,
    series: user.loginSeries,
    openedAt: clock.now(),
  }
  ctx.session.put(HALF_OPEN, login)
}

/**
 * The half-open login of this session and its user.
 * @param lacking what is given now: one that lacks something else is none
 * @throws SessionRequired when there is none, it is too old, or the account's logins were ended or it was suspended
 *   meanwhile
 */
export async function halfLoginOf(
  { session }: HttpContext,
  lacking: Lacking
): Promise<{ id: string; user: User }> {
  const login = session.get(HALF_OPEN) as HalfOpenLogin | undefined
  const isOurs = login?.lacking === lacking && clock.now() < login.openedAt + LIFE_MS[lacking]
  const user = isOurs ? await User.find(login.userId) : null
  if (!isOurs || user?.loginSeries !== login.series || user.suspendedAt !== null) {
    throw new SessionRequired(TOO_LATE[lacking])
  }
  return { id: login.id, user }
}
