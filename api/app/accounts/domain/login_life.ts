/** How long a login lasts, used or not: an exam day with its breaks. Milliseconds. */
export const LOGIN_LIFE_MS = 12 * 60 * 60 * 1000

/** How long a password that was asked again counts. Milliseconds. */
const CONFIRMATION_LIFE_MS = 5 * 60 * 1000

/** One signing in, as the server's session keeps it. */
export interface Login {
  /** Outlives changes of the session's id. */
  id: string
  /** Epoch milliseconds. */
  startedAt: number
  /** The account's series of logins when its password was looked at. */
  series: number
  /** What its browser says of itself; missing in logins from before it was kept. */
  userAgent?: string
  /** The network address that it was made from. */
  address?: string
  /** When its password was asked again last. Epoch milliseconds. */
  confirmedAt?: number
}

/** What a session keeps of a login, as whichever version wrote it. */
export interface KeptLogin {
  login?: Partial<Login> | undefined
  /** All that version 0.1 kept. */
  loginId?: unknown
}

/**
 * The login that a session keeps; undefined when it proves none. What another version didn't keep ends no login: one
 * whose beginning isn't known is taken to begin now, and one without a series belongs to the first, so that it ends with
 * the account's others. How a version may change what is kept is in docs/adr/0055.
 * @param now epoch milliseconds
 */
export function loginOf({ login, loginId }: KeptLogin, now: number): Login | undefined {
  const id = login?.id ?? loginId
  if (typeof id !== 'string') return undefined
  return { ...login, id, startedAt: login?.startedAt ?? now, series: login?.series ?? 0 }
}

/** What of an account decides about its logins. */
export interface LoginOwner {
  loginSeries: number
  /** Since when nobody may be signed in to it. Epoch milliseconds; null when somebody may. */
  suspendedAt: number | null
  /** Its password was given out on paper. */
  mustChangePassword: boolean
  /** Sits an exam just now. */
  isSitting: boolean
}

/**
 * Whether an own password has to be chosen before a login counts. Not in the middle of an exam: nothing takes its time.
 */
export function needsOwnPassword({
  mustChangePassword,
  isSitting,
}: Pick<LoginOwner, 'mustChangePassword' | 'isSitting'>): boolean {
  return mustChangePassword && !isSitting
}

/**
 * Whether a login still counts. One that was under way while the account's logins were ended belongs to their series,
 * so it ends with them. This is the one place that every request asks, on the quick way of exams, too.
 * @param now epoch milliseconds
 */
export function isLoginValid(login: Login | undefined, owner: LoginOwner, now: number): boolean {
  if (!login || owner.suspendedAt !== null || needsOwnPassword(owner)) return false
  return now < login.startedAt + LOGIN_LIFE_MS && login.series === owner.loginSeries
}

/**
 * Whether the login's password was asked again a moment ago. The login itself doesn't count: whoever gets hold of a
 * session must not have the minutes after it.
 * @param now epoch milliseconds
 */
export function isConfirmed({ confirmedAt }: Login, now: number): boolean {
  return confirmedAt !== undefined && now < confirmedAt + CONFIRMATION_LIFE_MS
}
