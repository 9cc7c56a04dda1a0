import { createHash } from 'node:crypto'
import { canonicalEmail } from '#app/accounts/domain/email'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import { canonicalPhone } from '#contracts/phone'

/** Of a counter without its own minutes. */
export const WINDOW_MINUTES = 15
/** From one place: enough for typing errors. */
const MAX_FROM_A_PLACE = 5
/** From all places of a kind together: ten times as many, so that locking an account takes ten of them. */
const MAX_IN_ALL = 50
/** At any time three of a million codes are valid. */
const MAX_CODES_IN_ALL = 10
/** By one visitor's browser, on all accounts together: a shared phone on which several people mistype. */
const MAX_BY_A_VISITOR = 20
/**
 * Visitors of one address with wrong tries at existing accounts, within some minutes: a school whose learners
 * mistype. It stops guessing at many accounts, and soon lets the other users behind that address continue.
 */
export const MAX_VISITORS_AT_AN_ADDRESS = 100
const ADDRESS_MINUTES = 5
/** The factor for exam networks. */
export const EXAM_NETWORK_FACTOR = 5

/** Where a try is made from, as far as it is proven. */
export interface LoginPlace {
  address: string
  /** Of the visitor's session: an attacker must open the site again for each one. */
  visitor: string
  /** Whether learners of an exam that runs or begins soon are signed in there. */
  isExamNetwork: boolean
  /** The device, if the account has signed in on it before. */
  device: string | null
  seat: LabSeat | null
}

/** Tries that are counted together, and how many there may be. */
export interface Counter {
  key: string
  max: number
  /** Default: fifteen. */
  minutes?: number
  /** An additional counter, charged by the first of these tries. */
  first?: Counter
}

/** Whose tries are counted. */
interface Account {
  id: number
  throttleSeries: number
}

/**
 * The counters that a login try is charged to, the narrowest first. Each place has counters of its own, so that a
 * stranger's tries elsewhere don't lock the owner out. A place is a device that has signed in to the account before,
 * a lab's seat (signed by its kiosk), or an address. The keys contain the account's series: a new series resets them
 * all. One user can't exhaust an address for its other users: invented names are counted separately, and of one visitor
 * the address counts one try.
 */
export function loginCounters(
  user: Account | null,
  identifier: string,
  place: LoginPlace
): Counter[] {
  const account = accountKey('login', user, identifier)
  const { device, seat } = place
  if (device) return [{ key: `${account}:${device}`, max: MAX_FROM_A_PLACE }]
  if (!seat) return countersByAddress('login', account, user !== null, place)
  return [
    { key: `${account}:seat:${seat.labId}:${digest(seat.seat)}`, max: MAX_FROM_A_PLACE },
    // Anybody with the lab's key can invent seats.
    { key: `${account}:lab:${seat.labId}`, max: MAX_IN_ALL },
  ]
}

/** The counters of tries at a reset code: not the login's, because a user who needs a code may have used those up. */
export function resetCounters(
  user: Account | null,
  identifier: string,
  place: LoginPlace
): Counter[] {
  return countersByAddress('reset', accountKey('reset', user, identifier), user !== null, place)
}

/**
 * The counters of tries at a second factor's code. A caller has passed the password by then, so fewer are allowed in
 * all.
 */
export function codeCounters(user: Account, { address, device }: LoginPlace): Counter[] {
  const account = accountKey('code', user, '')
  if (device) return [{ key: `${account}:${device}`, max: MAX_FROM_A_PLACE }]
  return [
    { key: `${account}:from:${address}`, max: MAX_FROM_A_PLACE },
    { key: account, max: MAX_CODES_IN_ALL },
  ]
}

/** The counter of one half-open login. */
export function halfLoginCounter(id: string): Counter {
  return { key: `code:login:${id}`, max: MAX_FROM_A_PLACE }
}

function countersByAddress(
  purpose: string,
  account: string,
  isThere: boolean,
  { address, visitor, isExamNetwork: isWide }: LoginPlace
): Counter[] {
  const atAddress: Counter = {
    key: `${purpose}:address:${address}`,
    max: MAX_VISITORS_AT_AN_ADDRESS * (isWide ? EXAM_NETWORK_FACTOR : 1),
    minutes: ADDRESS_MINUTES,
  }
  const byVisitor = { key: `${purpose}:visitor:${visitor}`, max: MAX_BY_A_VISITOR }
  return [
    { key: `${account}:from:${address}`, max: MAX_FROM_A_PLACE },
    { key: account, max: MAX_IN_ALL },
    isThere ? { ...byVisitor, first: atAddress } : byVisitor,
  ]
}

/** The account's part of a key: of an unknown account, what was typed. */
export function accountKey(purpose: string, user: Account | null, identifier: string): string {
  return user
    ? `${purpose}:${user.id}.${user.throttleSeries}`
    : `${purpose}:unknown:${digest(canonicalPhone(identifier) ?? canonicalEmail(identifier))}`
}

/** Short enough for the key column, for any input. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
