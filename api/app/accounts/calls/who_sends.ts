import env from '#start/env'
import { isLoginValid, LOGIN_KEY, type Login } from '#app/accounts/domain/login_life'
import {
  find,
  lookup,
  together,
  type Call,
  type Lookup,
  type OutsideLookup,
} from '#app/platform/database/calls/call'
import { among } from '#app/platform/database/raw_rows'
import { openSessionRow, type SessionRow } from '#app/platform/session/database_sessions'
import { readSession, type SessionData } from '#app/platform/session/open_sessions'
import type { SessionProof } from '#app/platform/session/session_proof'

/** A user whose login was valid when it was checked. */
export interface SignedIn {
  userId: number
  userName: string
  /** Canonical. */
  nohp: string
  loginId: string
}

/**
 * Finds the caller of a request in the deciding transaction, so that every login that ended before, in any process,
 * is refused. Null leaves the request to the ordinary path, which has the refusals.
 */
export interface Identify {
  readonly proof: SessionProof
  /** Whether the request was made on the server's own machine. */
  readonly isMadeHere: () => boolean
}

interface UserRow {
  id: number
  name: string
  nohp: string
  login_series: number
  suspended_at: number | string | null
  is_demo: number
  must_change_password: number
  exam_status: string
}

/** The guard's key in a session. */
const USER = 'auth_web'
/** The keys of a plain login's session. Sessions with other keys take the ordinary path. */
const PLAIN = new Set([USER, LOGIN_KEY, 'csrf-secret'])
const USER_COLUMNS =
  'u.id, u.name, u.nohp, u.login_series, u.suspended_at, u.is_demo, u.must_change_password, u.exam_status'
/** A session with its user, as the database has them. */
interface LoginRow extends UserRow, Omit<SessionRow, 'id'> {
  session_id: string
}

/** `sessions.user_id` is a column of text. */
const withUser = (number: 'INTEGER' | 'UNSIGNED') => ({
  select: `SELECT s.id AS session_id, s.data, s.expires_at, ${USER_COLUMNS}
           FROM sessions s JOIN users u ON u.id = CAST(s.user_id AS ${number})`,
  column: 's.id',
})
const BY_SESSION = { sqlite: withUser('INTEGER'), mysql: withUser('UNSIGNED') }

const LOGINS: Lookup<string, LoginRow> = {
  statement: (sessionIds, dialect) => among(BY_SESSION[dialect], sessionIds),
  ofKey: (sessionId) => sessionId,
  ofRow: ({ session_id }) => session_id,
}
const USERS = lookup<number, UserRow>(
  { select: `SELECT ${USER_COLUMNS} FROM users u`, column: 'u.id' },
  ({ id }) => id
)
const SESSIONS_IN_REDIS: OutsideLookup<string, SessionData> = { fetch: readSession }

/**
 * The caller of a request; null where the ordinary path has to find out.
 * @param likely the user that the login had last, if cached: saves a round trip with Redis
 */
export function* whoSends(
  identify: Identify,
  likely: number | undefined,
  now: number
): Call<SignedIn | null> {
  const { proof } = identify
  if (!env.get('REDIS_URL')) {
    const [row] = yield* find(LOGINS, proof.sessionId)
    const session = row && openSessionRow({ ...row, id: row.session_id }, now)
    return signedIn(identify, session, row, now)
  }
  const [[session], remembered] = yield* together(
    find(SESSIONS_IN_REDIS, proof.sessionId),
    find(USERS, likely)
  )
  const userId = Number(session?.[USER])
  const [user] = userId === likely ? remembered : yield* find(USERS, userId || null)
  return signedIn(identify, session, user, now)
}

/** The plain session of a signed-in user, if the request has its CSRF token. */
function provenSession(session: SessionData | null, proof: SessionProof): SessionData | null {
  if (session?.[USER] === undefined || !Object.keys(session).every((key) => PLAIN.has(key))) {
    return null
  }
  return proof.fits(session['csrf-secret']) ? session : null
}

function signedIn(
  { proof, isMadeHere }: Identify,
  held: SessionData | null | undefined,
  user: UserRow | undefined,
  now: number
): SignedIn | null {
  const session = provenSession(held ?? null, proof)
  if (!session || !user || Number(session[USER]) !== user.id) return null
  if (user.is_demo === 1 && !isMadeHere()) return null
  const login = session[LOGIN_KEY] as Login | undefined
  const owner = {
    loginSeries: user.login_series,
    suspendedAt: user.suspended_at === null ? null : Number(user.suspended_at),
    mustChangePassword: user.must_change_password === 1,
    isInExam: user.exam_status === 'ujian',
  }
  if (!login || !isLoginValid(login, owner, now)) return null
  return { userId: user.id, userName: user.name, nohp: user.nohp, loginId: login.id }
}
