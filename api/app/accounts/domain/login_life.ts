/** How long a login lasts, used or not: an exam day with its breaks. Milliseconds. */
export const LOGIN_LIFE_MS = 12 * 60 * 60 * 1000

/** How long a password confirmation is valid. Milliseconds. */
const CONFIRMATION_LIFE_MS = 5 * 60 * 1000

/** The key of a login in its session. */
export const LOGIN_KEY = 'login'

/** One sign-in, as the server's session stores it. */
export interface Login {
  /** Outlives changes of the session's id. */
  id: string
  /** Epoch milliseconds. */
  startedAt: number
  /** The account's series of logins when its password was checked. */
  series: number
  /** The browser's user agent; missing in logins of versions that didn't store it. */
  userAgent?: string
  /** The network address that it was made from. */
  address?: string
  /** When its password was confirmed last. Epoch milliseconds. */
  confirmedAt?: number
}

/** The fields of a login in a session, as written by any version. */
export interface StoredLogin {
  [LOGIN_KEY]?: Partial<Login> | undefined
  /** The only field of version 0.1. */
  loginId?: unknown
}

/**
 * The login in a session; undefined when there is none. Fields that another version didn't store end no login: a
 * missing beginning counts as now, a missing series as the first, so that the login ends with the account's others.
 * docs/adr/0055 says how a version may change these fields.
 * @param now epoch milliseconds
 */
export function loginOf({ login, loginId }: StoredLogin, now: number): Login | undefined {
  const id = login?.id ?? loginId
  if (typeof id !== 'string') return undefined
  return { ...login, id, startedAt: login?.startedAt ?? now, series: login?.series ?? 0 }
}

/** The fields of an account that decide about its logins. */
export interface LoginOwner {
  loginSeries: number
  /** Since when the account is suspended. Epoch milliseconds; null when it isn't. */
  suspendedAt: number | null
  /** Its password was given out on paper. */
  mustChangePassword: boolean
  /** Has a running attempt. */
  isInExam: boolean
}

/** Whether an own password has to be chosen before a login counts. Not during an exam, whose time goes on. */
export function needsOwnPassword({
  mustChangePassword,
  isInExam,
}: Pick<LoginOwner, 'mustChangePassword' | 'isInExam'>): boolean {
  return mustChangePassword && !isInExam
}

/**
 * Whether a login is still valid. A login in progress while the account's logins were ended belongs to their series,
 * so it ends with them. Every request is checked here alone, on the fast path of exams too.
 * @param now epoch milliseconds
 */
export function isLoginValid(login: Login | undefined, owner: LoginOwner, now: number): boolean {
  if (!login || owner.suspendedAt !== null || needsOwnPassword(owner)) return false
  return now < login.startedAt + LOGIN_LIFE_MS && login.series === owner.loginSeries
}

/**
 * Whether the login's password was confirmed within the last minutes. The login itself doesn't count, so that a
 * stolen session has no such minutes.
 * @param now epoch milliseconds
 */
export function isConfirmed({ confirmedAt }: Login, now: number): boolean {
  return confirmedAt !== undefined && now < confirmedAt + CONFIRMATION_LIFE_MS
}
