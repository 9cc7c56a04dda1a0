import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/platform/time/clock'
import { SessionRequired } from '#app/platform/errors/failures'
import { grantEnd } from '#app/reports/domain/link_life'

const SCHOOL_CODE_NEEDED = 'Masukkan kode akses untuk melihat hasil.'

const KEY = 'schoolLinks'
/** Links that one browser may have open; the oldest is dropped first. */
const MAX_GRANTS = 5

/** A session's grant for a link whose code was given in it. */
interface SchoolGrant {
  linkId: number
  tokenHash: string
  /** Epoch milliseconds. */
  until: number
}

/** Stores in the session, for a while, that the code was given. It doesn't sign anyone in. */
export function keepGrant(
  { auth, session }: HttpContext,
  { linkId, tokenHash: hash }: Pick<SchoolGrant, 'linkId' | 'tokenHash'>
): void {
  // Renews a visitor's session id against session fixation. A login's was renewed when it began.
  if (!auth.use('web').isAuthenticated) session.regenerate()
  const others = grantsOf(session).filter(({ tokenHash }) => tokenHash !== hash)
  const grant: SchoolGrant = { linkId, tokenHash: hash, until: grantEnd(clock.now()) }
  session.put(KEY, [...others, grant].slice(-MAX_GRANTS))
}

/**
 * The grant of this session for a link. Nothing is read from the database, so the response doesn't depend on whether
 * the link exists.
 * @throws SessionRequired
 */
export function grantFor({ session }: HttpContext, tokenHash: string): SchoolGrant {
  const grant = grantsOf(session).find((one) => one.tokenHash === tokenHash)
  if (!grant || clock.now() >= grant.until) throw new SessionRequired(SCHOOL_CODE_NEEDED)
  return grant
}

/** Removes the grant for a link. A visitor's session without grants needs no row. */
export function dropGrant({ session }: HttpContext, hash: string): void {
  const grants = grantsOf(session)
  const others = grants.filter(({ tokenHash }) => tokenHash !== hash)
  if (others.length === grants.length) return
  if (others.length > 0) session.put(KEY, others)
  else session.forget(KEY)
}

function grantsOf(session: HttpContext['session']): SchoolGrant[] {
  return (session.get(KEY) as SchoolGrant[] | undefined) ?? []
}
