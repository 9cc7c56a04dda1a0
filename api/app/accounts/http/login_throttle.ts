import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { isExamNetwork } from '#app/accounts/actions/exam_networks'
import {
  accountKey,
  EXAM_NETWORK_FACTOR,
  WINDOW_MINUTES,
  type Counter,
  type LoginPlace,
} from '#app/accounts/http/login_counters'
import { knownDeviceOf } from '#app/accounts/http/known_device'
import type User from '#app/accounts/models/user'
import { LOGIN_LANE } from '#app/platform/hashing/hashing_place'
import { addressKey } from '#app/platform/limits/address_key'
import type { WorkPlace } from '#app/platform/limits/fair_work'
import { triesUsedUp } from '#app/platform/limits/tries_used_up'
import { noteRequest } from '#app/platform/log/security_log'

/** What a try was charged to, the narrowest first. */
export type ChargedTry = readonly Counter[]

/** The factor by which an address may do more: many share an exam network. */
export async function examNetworkFactor(address: string): Promise<number> {
  return (await isExamNetwork(address)) ? EXAM_NETWORK_FACTOR : 1
}

/** Where a request is made from. @param user whose tries are to be counted there */
export async function placeOf(ctx: HttpContext, user: User | null): Promise<LoginPlace> {
  const address = addressKey(ctx.request.ip())
  return {
    address,
    visitor: ctx.session.sessionId,
    isExamNetwork: await isExamNetwork(address),
    device: knownDeviceOf(ctx, user?.id),
    seat: ctx.labSeat,
  }
}

/**
 * The queue position for a login's password hash: addresses take turns, and so do the visitors of one. Tries at one
 * account wait for each other, those from elsewhere don't.
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

const tries = ({ max, minutes = WINDOW_MINUTES }: Counter) =>
  limiter.use({ requests: max, duration: `${minutes} mins` })

/**
 * Charges one try, before the secret is checked. All counters are checked before one is charged, so that a refused
 * try writes nothing.
 * @param user whose secret it is, if there is such an account
 * @returns what was charged
 * @throws TooManyRequests when one of the counters is used up
 */
export async function chargeTry(
  ctx: HttpContext,
  user: User | null,
  counters: readonly Counter[]
): Promise<ChargedTry> {
  const charged: Counter[] = []
  try {
    for (const counter of counters.toReversed()) await refuseUsedUp(counter)
    for (const counter of counters) {
      const { consumed } = await tries(counter).consume(counter.key)
      charged.push(counter)
      if (counter.first && consumed === 1) {
        await tries(counter.first).consume(counter.first.key)
        charged.push(counter.first)
      }
    }
    return charged
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    noteRequest(ctx, 'tries_used_up', { userId: user?.id })
    throw triesUsedUp(error)
  }
}

/** @throws E_TOO_MANY_REQUESTS when nothing is left of it, or of what its first try is charged to */
async function refuseUsedUp({ first, ...counter }: Counter): Promise<void> {
  if (first) await refuseUsedUp(first)
  const known = await tries(counter).get(counter.key)
  if (known && known.remaining <= 0) throw new errors.E_TOO_MANY_REQUESTS(known)
}

/** Refunds a right try, and resets the wrong ones before it from the same place. */
export async function forgiveTries([own, ...wider]: ChargedTry): Promise<void> {
  if (own) await tries(own).delete(own.key)
  for (const counter of wider) await tries(counter).decrement(counter.key)
}
