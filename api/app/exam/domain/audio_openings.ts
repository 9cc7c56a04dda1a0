/**
 * How much of a recording is sent while no play of it is reported, in bytes. Afterwards it is limited by time: see
 * `mayOpenAudio`. Bytes are counted, not requests, so that a weak network can fetch it in parts.
 */

/**
 * How often a login gets a recording of which no play was reported: a device keeps what it has fetched, also over a
 * reload. A takeover begins anew, and is written down.
 */
export const OPENINGS_OF_LOGIN = 3

/**
 * How often all logins of an attempt together get such a recording. Three seats, with every opening of each, are more
 * than crashes and a change of the seat take; without this end, a new login would begin anew for ever.
 */
export const OPENINGS_OF_ATTEMPT = 9

/** What one login has got of a recording. */
export interface LoginOpenings {
  loginId: string
  /** Bytes that count. */
  sent: number
  /** Bytes that don't, because the connection broke before they can all have arrived. */
  cut: number
}

/** Bytes that an answer sends of a file. */
export interface Sending {
  bytes: number
  /** Of the whole file. */
  size: number
}

/** What is stored of a login's openings; MySQL's driver may return a BIGINT as text. */
export interface StoredOpenings {
  loginId: string
  openings: number
  /** Null where an earlier version counted: by whole files. */
  sent: number | string | null
  cut: number | string
}

/** @param size of the recording, in bytes */
export function loginOpenings(
  { loginId, openings, sent, cut }: StoredOpenings,
  size: number
): LoginOpenings {
  return { loginId, sent: sent === null ? openings * size : Number(sent), cut: Number(cut) }
}

/**
 * What a login has got of a recording after one more answer; null where that would be more than it may have.
 * @param noted what every login of the attempt has got of this recording, at most one entry each
 */
export function opened(
  noted: readonly LoginOpenings[],
  loginId: string,
  { bytes, size }: Sending
): LoginOpenings | null {
  const own = ownOf(noted, loginId)
  const all = sumOf(noted, ({ sent }) => sent)
  const isWithin =
    own.sent + bytes <= OPENINGS_OF_LOGIN * size && all + bytes <= OPENINGS_OF_ATTEMPT * size
  return isWithin ? { ...own, sent: own.sent + bytes } : null
}

/**
 * What a login has got after an answer was cut off. What was never handed to the network comes back. So does the rest,
 * of which nobody knows how much arrived, until that is as much as may be opened at all.
 * @param handed bytes of the answer that were handed to the network
 */
export function cutOff(
  noted: readonly LoginOpenings[],
  loginId: string,
  { bytes, size }: Sending,
  handed: number
): LoginOpenings {
  const own = ownOf(noted, loginId)
  const unknown = Math.min(handed, bytes)
  const left = Math.min(
    OPENINGS_OF_LOGIN * size - own.cut,
    OPENINGS_OF_ATTEMPT * size - sumOf(noted, ({ cut }) => cut)
  )
  const forgiven = Math.min(unknown, Math.max(0, left))
  return {
    loginId,
    sent: Math.max(0, own.sent - (bytes - unknown) - forgiven),
    cut: own.cut + forgiven,
  }
}

/** How many openings an admin is shown: begun files, by the bytes that count. */
export function openingsShown({ sent }: LoginOpenings, size: number): number {
  return size > 0 ? Math.ceil(sent / size) : 0
}

function ownOf(noted: readonly LoginOpenings[], loginId: string): LoginOpenings {
  return noted.find((one) => one.loginId === loginId) ?? { loginId, sent: 0, cut: 0 }
}

function sumOf(noted: readonly LoginOpenings[], of: (one: LoginOpenings) => number): number {
  return noted.reduce((sum, one) => sum + of(one), 0)
}
