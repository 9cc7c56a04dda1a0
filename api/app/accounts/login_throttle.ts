import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { canonicalEmail } from '#app/accounts/domain/email'
import { knownDeviceOf } from '#app/accounts/known_device'
import { canonicalPhone } from '#contracts/phone'
import type User from '#app/accounts/models/user'
import { TooManyRequests } from '#app/platform/errors/failures'
import { LOGIN_LANE } from '#app/platform/hashing/hashing_place'
import { addressKey } from '#app/platform/limits/address_key'
import type { WorkPlace } from '#app/platform/limits/fair_work'
import { noteRequest } from '#app/platform/security_log'
import type { LabSeat } from '#contracts/labs'
import { tooManyTries } from '#contracts/sentences'

const WINDOW = '15 mins'
/** From one place: enough for whoever mistypes. */
const MAX_FROM_A_PLACE = 5
/** From all places of a kind together: ten times as many, so that locking an account takes ten of them. */
const MAX_IN_ALL = 50
/** Of a million codes three count at a time. */
const MAX_CODES_IN_ALL = 10
/** From one address, on whichever accounts: forty people who mistype five times. Guesses at many accounts end here. */
const MAX_FROM_AN_ADDRESS = 200

/** Where a try is made from, as far as it is proven. */
export interface LoginPlace {
  address: string
  /** The device, if the account has signed in on it before. */
  device: string | null
  seat: LabSeat | null
}

/** Tries that are counted together, and how many there may be in fifteen minutes. */
export interface Counter {
  key: string
  max: number
}

/** Where a request is made from. @param user whose tries are to be counted there */
export function placeOf(ctx: HttpContext, user: User | null): LoginPlace {
  return {
    address: addressKey(ctx.request.ip()),
    device: knownDeviceOf(ctx, user?.id),
    seat: ctx.labSeat,
  }
}

/**
 * The counters that a login try is charged to, the narrowest first. Each place has counters of its own, so that a
 * stranger's tries elsewhere don't lock the owner out. A place is a device that has signed in to the account before, a
 * lab's seat (signed by its kiosk), or an address. The keys contain the account's series: a new series resets them all.
 */
export function loginCounters(user: User | null, identifier: string, place: LoginPlace): Counter[] {
  const account = accountKey('login', user, identifier)
  const { device, seat } = place
  if (device) return [{ key: `${account}:${device}`, max: MAX_FROM_A_PLACE }]
  if (!seat) return countersByAddress('login', account, place)
  return [
    { key: `${account}:seat:${seat.labId}:${digest(seat.seat)}`, max: MAX_FROM_A_PLACE },
    // Whoever has the lab's key can make up seats.
    { key: `${account}:lab:${seat.labId}`, max: MAX_IN_ALL },
  ]
}

/** The counters of tries at a reset code: not the login's, for whoever needs a code may have used those up. */
export function resetCounters(user: User | null, identifier: string, place: LoginPlace): Counter[] {
  return countersByAddress('reset', accountKey('reset', user, identifier), place)
}

/**
 * The counters of tries at a second factor's code. Whoever gets to it has the password: fewer tries in all than for that.
 */
export function codeCounters(user: User, { address, device }: LoginPlace): Counter[] {
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

/**
 * For whom the password of a login is hashed: addresses take turns, and the visitors of one. Tries at one account wait for
 * each other, those from elsewhere don't.
 */
export function loginPlace(
  { request, session }: HttpContext,
  user: User | null,
  identifier: string
): WorkPlace {
  const address = addressKey(request.ip())
  return {
    path: [LOGIN_LANE, address, session.sessionId],
    account: `${address} ${accountKey('login', user, identifier)}`,
  }
}

function countersByAddress(purpose: string, account: string, { address }: LoginPlace): Counter[] {
  return [
    { key: `${account}:from:${address}`, max: MAX_FROM_A_PLACE },
    { key: account, max: MAX_IN_ALL },
    { key: `${purpose}:address:${address}`, max: MAX_FROM_AN_ADDRESS },
  ]
}

function accountKey(purpose: string, user: User | null, identifier: string): string {
  return user
    ? `${purpose}:${user.id}.${user.throttleSeries}`
    : `${purpose}:unknown:${digest(canonicalPhone(identifier) ?? canonicalEmail(identifier))}`
}

/** Short enough for the column of keys, whatever was typed. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const tries = ({ max }: Counter) => limiter.use({ requests: max, duration: WINDOW })

/**
 * Charges one try, before the secret is looked at.
 * @param user whose secret it is, if there is such an account
 * @throws TooManyRequests when one of the counters is used up
 */
export async function chargeTry(
  ctx: HttpContext,
  user: User | null,
  counters: Counter[]
): Promise<void> {
  try {
    for (const counter of counters) await tries(counter).consume(counter.key)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    noteRequest(ctx, 'tries_used_up', { userId: user?.id })
    const seconds = error.response.availableIn
    throw new TooManyRequests(tooManyTries(seconds), seconds)
  }
}

/** Takes a try back that was right, and forgets the wrong ones before it that were made from the same place. */
export async function forgiveTries([own, ...wider]: Counter[]): Promise<void> {
  if (own) await tries(own).delete(own.key)
  for (const counter of wider) await tries(counter).decrement(counter.key)
}
