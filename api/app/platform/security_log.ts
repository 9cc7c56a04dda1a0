import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/platform/clock'
import { LineBudget } from '#app/platform/line_budget'
import { networkOf } from '#app/platform/network/network_of'

/** Events of the security log (docs/operations.md, 'Security log'). */
export type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'password_wrong'
  | 'password_confirmed'
  | 'reset_code_wrong'
  | 'code_needed'
  | 'own_password_needed'
  | 'code_wrong'
  | 'tries_used_up'
  | 'refused'
  | 'csrf_refused'
  | 'limited'
  | 'overloaded'
  | 'exported'
  | 'audited'

/** Ids, codes and counts; never names or contact data. */
type Details = Readonly<Record<string, string | number | null | undefined>>

const budget = new LineBudget(600)

/** Writes one line of the security log, at most 600 per minute; the next line says how many were dropped. */
export function noteSecurityEvent(event: SecurityEvent, details: Details): void {
  const log = logger.use('security')
  const { isAllowed, leftOut } = budget.take(clock.now())
  if (leftOut > 0) log.warn({ leftOut }, 'lines_left_out')
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
