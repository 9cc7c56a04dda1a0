import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/platform/time/clock'
import { LineBudget } from '#app/platform/log/line_budget'
import { networkOf } from '#app/platform/network/network_of'

/** How many lines of each kind are written per minute. */
export const LINES_PER_MINUTE = 600

/** Each kind has its own budget, so that strangers can't silence lines about accounts and data. */
const BUDGETS = {
  /** Events that anybody can cause without limit. */
  refusals: new LineBudget(LINES_PER_MINUTE),
  /** Events that guessing causes, from as many addresses as the attacker has. */
  guesses: new LineBudget(LINES_PER_MINUTE),
  /** Events that need an account's password or session. */
  accounts: new LineBudget(LINES_PER_MINUTE),
}

/** Events of the security log (docs/operations.md, 'Security log'), with their kind. */
const KIND_OF = {
  login: 'accounts',
  login_failed: 'guesses',
  logout: 'accounts',
  password_wrong: 'accounts',
  password_confirmed: 'accounts',
  reset_code_wrong: 'guesses',
  code_needed: 'accounts',
  own_password_needed: 'accounts',
  code_wrong: 'accounts',
  tries_used_up: 'guesses',
  refused: 'refusals',
  csrf_refused: 'refusals',
  limited: 'refusals',
  overloaded: 'refusals',
  exported: 'accounts',
  audited: 'accounts',
} as const satisfies Record<string, keyof typeof BUDGETS>

export type SecurityEvent = keyof typeof KIND_OF

/** Ids, codes and counts; never names or contact data. */
type Details = Readonly<Record<string, string | number | null | undefined>>

/**
 * Writes one line of the security log, at most `LINES_PER_MINUTE` of its kind; the kind's next line says how many were
 * left out.
 */
export function noteSecurityEvent(event: SecurityEvent, details: Details): void {
  const log = logger.use('security')
  const kind = KIND_OF[event]
  const { isAllowed, leftOut } = BUDGETS[kind].take(clock.now())
  if (leftOut > 0) log.warn({ leftOut, of: kind }, 'lines_left_out')
  if (isAllowed) log.info(details, event)
}

/** Like `noteSecurityEvent`, with the request's user, network and route. */
export function noteRequest(ctx: HttpContext, event: SecurityEvent, details: Details = {}): void {
  noteSecurityEvent(event, {
    requestId: ctx.request.id(),
    network: networkOf(ctx.request.ip()),
    method: ctx.request.method(),
    route: ctx.route?.pattern,
    userId: signedInUser(ctx),
    labId: ctx.labPlace?.labId,
    seat: ctx.labPlace?.seat,
    ...details,
  })
}

/** Refusals also happen on routes without a session. */
function signedInUser(ctx: Partial<Pick<HttpContext, 'auth'>>): number | undefined {
  return ctx.auth?.use('web').user?.id
}
