import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/platform/clock'
import { SessionRequired } from '#app/platform/errors/failures'
import { grantEnd } from '#app/reports/domain/link_life'
import { SCHOOL_CODE_NEEDED } from '#contracts/reports'

const KEY = 'schoolLinks'
/** Links that one browser looks at; the oldest goes first. */
const KEPT = 5

/** What a session may look at, because somebody gave the link's code in it. */
interface SchoolGrant {
  linkId: number
  tokenHash: string
  /** Epoch milliseconds. */
  until: number
}

/** Remembers in the session that the code was given, for a while. It signs nobody in. */
export function keepGrant(
  { auth, session }: HttpContext,
  { linkId, tokenHash: hash }: Pick<SchoolGrant, 'linkId' | 'tokenHash'>
): void {
  // Nobody can have prepared a visitor's session. A login's was renewed when it began.
  if (!auth.use('web').isAuthenticated) session.regenerate()
  const others = grantsOf(session).filter(({ tokenHash }) => tokenHash !== hash)
  const grant: SchoolGrant = { linkId, tokenHash: hash, until: grantEnd(clock.now()) }
  session.put(KEY, [...others, grant].slice(-KEPT))
}

/**
 * What was granted to this session for a link. Nothing is looked up, so the answer doesn't depend on whether there is one.
 * @throws SessionRequired
 */
export function grantFor({ session }: HttpContext, tokenHash: string): SchoolGrant {
  const grant = grantsOf(session).find((one) => one.tokenHash === tokenHash)
  if (!grant || clock.now() >= grant.until) throw new SessionRequired(SCHOOL_CODE_NEEDED)
  return grant
}

/** Forgets what was granted for a link. Where nothing was, a visitor's session stays without a row. */
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
