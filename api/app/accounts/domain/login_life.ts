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
