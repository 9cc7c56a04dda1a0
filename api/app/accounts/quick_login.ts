import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { SessionCollection } from '@adonisjs/session'
import type { SessionData } from '@adonisjs/session/types'
import env from '#start/env'
import { isLoginValid, type Login } from '#app/accounts/domain/login_life'
import { isMadeHere } from '#app/accounts/published_password_guard'
import { statement, type SqliteHandle } from '#app/platform/database/grouped_commits'
import { among, type QuickRows, type Statement } from '#app/platform/database/quick_rows'
import { openSessionRow, type SessionRow } from '#app/platform/session/database_sessions'
import { SessionProofs, type SessionProof } from '#app/platform/session/session_proof'

/** Somebody whose login was valid when it was looked at. */
export interface SignedIn {
  userId: number
  userName: string
  /** Canonical. */
  nohp: string
  loginId: string
}

/**
 * Finds out who sends a request, at the very moment that counts: what ended a login before, in this process or another,
 * has ended it. Null leaves it to the ordinary way, which knows what to answer.
 */
export interface Identify {
  readonly ctx: HttpContext
  readonly proof: SessionProof
  /** In a grouped commit; null where logins aren't in the embedded database. */
  on: (handle: SqliteHandle, now: number) => SignedIn | null
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
/** The keys of a plain login's session. Sessions with other keys take the ordinary way. */
const PLAIN = new Set([USER, 'login', 'csrf-secret'])
const READ_SESSION = 'SELECT id, data, expires_at FROM sessions WHERE id = ?'
const USER_COLUMNS =
  'u.id, u.name, u.nohp, u.login_series, u.suspended_at, u.is_demo, u.must_change_password, u.exam_status'
const USERS = { select: `SELECT ${USER_COLUMNS} FROM users u`, column: 'u.id' }
const READ_USER = `${USERS.select} WHERE u.id = ?`
/** `sessions.user_id` is a column of text. */
const SESSION_USER = 'CAST(s.user_id AS UNSIGNED)'
const LOGINS = {
  select: `SELECT s.id AS session_id, s.data, s.expires_at, ${USER_COLUMNS}
           FROM sessions s JOIN users u ON u.id = ${SESSION_USER}`,
  column: 's.id',
}
const WHOSE_SESSION = `(SELECT ${SESSION_USER} FROM sessions s WHERE s.id = ?)`

/** How to find out who sends a request; null when it is unusual. */
export async function identifier(ctx: HttpContext): Promise<Identify | null> {
  const proofs = await app.container.make(SessionProofs)
  const proof = proofs.of(ctx)
  if (!proof) return null
  return {
    ctx,
    proof,
    on(handle, now) {
      if (env.get('REDIS_URL')) return null
      const row = statement<SessionRow>(handle, READ_SESSION).get(proof.sessionId)
      const session = provenSession(openSessionRow(row, now), proof)
      const user = session && statement<UserRow>(handle, READ_USER).get(session[USER])
      return session && signedIn(ctx, session, user, now)
    },
  }
}

/** A request whose sender is to be found out, as it is `now`. */
interface Unidentified {
  identify: Identify
  now: number
}

/** Who sent several requests, null where the ordinary way knows what to answer, and what else was found. */
export interface Identified<Found extends unknown[][] = unknown[][]> {
  users: (SignedIn | null)[]
  found: Found
}

/**
 * Who sends each of these requests.
 * @param beside statements that are carried out on the same way to the database; their rows are what else is found
 */
export async function identifyAll<Found extends unknown[][]>(
  rows: QuickRows,
  requests: readonly Unidentified[],
  beside: readonly Statement[] = []
): Promise<Identified<Found>> {
  const sessionIds = [...new Set(requests.map(({ identify }) => identify.proof.sessionId))]
  const { logins, found } = await (env.get('REDIS_URL')
    ? loginsInRedis<Found>(rows, sessionIds, beside)
    : loginsInDatabase<Found>(rows, sessionIds, beside))
  return { users: requests.map((request) => ofLogin(request, logins)), found }
}

/**
 * Who sends a request, and the rows that a statement finds about them, on one way to the database.
 * @param about the statement, with `whose` where it says the user's id
 */
export async function identifyWith<Row>(
  rows: QuickRows,
  request: Unidentified,
  about: (whose: Statement) => Statement
): Promise<{ user: SignedIn | null; found: Row[] }> {
  const { sessionId } = request.identify.proof
  if (env.get('REDIS_URL')) {
    const session = await sessionInRedis(sessionId)
    const userId = Number(session?.[USER])
    if (!session || !userId) return { user: null, found: [] }
    const [users, found] = await rows.each<[UserRow[], Row[]]>([
      among(USERS, [userId]),
      about({ sql: '?', values: [userId] }),
    ])
    return { user: ofLogin(request, joined([[sessionId, session]], users)), found }
  }
  const [logins, found] = await rows.each<[LoginRow[], Row[]]>([
    among(LOGINS, [sessionId]),
    about({ sql: WHOSE_SESSION, values: [sessionId] }),
  ])
  return { user: ofLogin(request, toLogins(logins)), found }
}

/** A session with its user, as the database has them. */
interface LoginRow extends UserRow, Omit<SessionRow, 'id'> {
  session_id: string
}

/** Sessions by their ids, each with its user; what a session holds depends on when it is asked. */
type Logins = Map<string, { user: UserRow; open: (now: number) => SessionData | null }>

function toLogins(found: readonly LoginRow[]): Logins {
  return new Map(
    found.map((row) => [
      row.session_id,
      { user: row, open: (now) => openSessionRow({ ...row, id: row.session_id }, now) },
    ])
  )
}

async function loginsInDatabase<Found extends unknown[][]>(
  rows: QuickRows,
  sessionIds: readonly string[],
  beside: readonly Statement[]
): Promise<{ logins: Logins; found: Found }> {
  const [found, ...others] = await rows.each<[LoginRow[], ...Found]>([
    among(LOGINS, sessionIds),
    ...beside,
  ])
  return { logins: toLogins(found), found: others }
}

async function loginsInRedis<Found extends unknown[][]>(
  rows: QuickRows,
  sessionIds: readonly string[],
  beside: readonly Statement[]
): Promise<{ logins: Logins; found: Found }> {
  const sessions = await Promise.all(
    sessionIds.map(async (id) => [id, await sessionInRedis(id)] as const)
  )
  const ids = new Set(sessions.flatMap(([, session]) => Number(session?.[USER]) || []))
  const [users, ...found] = await rows.each<[UserRow[], ...Found]>([
    among(USERS, [...ids]),
    ...beside,
  ])
  return { logins: joined(sessions, users), found }
}

async function sessionInRedis(id: string): Promise<SessionData | null> {
  const sessions = await app.container.make(SessionCollection)
  return sessions.get(id)
}

function joined(
  sessions: readonly (readonly [string, SessionData | null])[],
  users: readonly UserRow[]
): Logins {
  const byId = new Map(users.map((user) => [user.id, user]))
  return new Map(
    sessions.flatMap(([id, session]) => {
      const user = byId.get(Number(session?.[USER]))
      return user ? [[id, { user, open: () => session }]] : []
    })
  )
}

function ofLogin({ identify: { ctx, proof }, now }: Unidentified, logins: Logins): SignedIn | null {
  const login = logins.get(proof.sessionId)
  if (!login) return null
  const session = provenSession(login.open(now), proof)
  if (!session || Number(session[USER]) !== login.user.id) return null
  return signedIn(ctx, session, login.user, now)
}

/** The plain session of somebody who signed in, if the request brings its CSRF token. */
function provenSession(session: SessionData | null, proof: SessionProof): SessionData | null {
  if (session?.[USER] === undefined || !Object.keys(session).every((key) => PLAIN.has(key))) {
    return null
  }
  return proof.fits(session['csrf-secret']) ? session : null
}

function signedIn(
  ctx: HttpContext,
  session: SessionData,
  user: UserRow | null | undefined,
  now: number
): SignedIn | null {
  if (!user || (user.is_demo === 1 && !isMadeHere(ctx))) return null
  const login = session.login as Login | undefined
  const owner = {
    loginSeries: user.login_series,
    suspendedAt: user.suspended_at === null ? null : Number(user.suspended_at),
    mustChangePassword: user.must_change_password === 1,
    isSitting: user.exam_status === 'ujian',
  }
  if (!login || !isLoginValid(login, owner, now)) return null
  return { userId: user.id, userName: user.name, nohp: user.nohp, loginId: login.id }
}
