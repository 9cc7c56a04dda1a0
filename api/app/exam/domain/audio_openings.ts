/**
 * How much of a recording is sent while no play of it is reported, in bytes. Afterwards it is limited by time: see
 * `mayOpenAudio`. Bytes are counted, not requests, so that a weak network can fetch it in parts.
 */

/**
 * How often a login gets a recording without a reported play: a device stores what it has fetched, also over a
 * reload. A takeover starts over, and is recorded.
 */
export const OPENINGS_OF_LOGIN = 3

/**
 * How often all logins of an attempt together get such a recording. Three seats, with every opening of each, are more
 * than crashes and a change of the seat take; without this limit, each new login would start over.
 */
export const OPENINGS_OF_ATTEMPT = 9

/** The bytes that one login has received of a recording. */
export interface LoginOpenings {
  loginId: string
  /** Bytes that count. */
  sent: number
  /** Bytes that don't, because the connection broke before they can all have arrived. */
  cut: number
}

/** The bytes that a response sends of a file. */
export interface Sending {
  bytes: number
  /** Of the whole file. */
  size: number
}

/** The stored openings of a login; MySQL's driver may return a BIGINT as text. */
export interface StoredOpenings {
  loginId: string
  openings: number
  /** Null in rows of an earlier version, which counted whole files. */
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
 * What a login has received of a recording after one more response; null where that would exceed a limit.
 * @param noted what every login of the attempt has received of this recording, at most one entry each
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
 * What a login has received after a response was cut off. Bytes that were never handed to the network are credited.
 * So is the rest, of which it is unknown how much arrived, up to the limits of openings.
 * @param handed bytes of the response that were handed to the network
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

/** The number of openings for admins: files begun, by the bytes that count. */
export function openingsShown({ sent }: LoginOpenings, size: number): number {
  return size > 0 ? Math.ceil(sent / size) : 0
}

function ownOf(noted: readonly LoginOpenings[], loginId: string): LoginOpenings {
  return noted.find((one) => one.loginId === loginId) ?? { loginId, sent: 0, cut: 0 }
}

function sumOf(noted: readonly LoginOpenings[], of: (one: LoginOpenings) => number): number {
  return noted.reduce((sum, one) => sum + of(one), 0)
}
