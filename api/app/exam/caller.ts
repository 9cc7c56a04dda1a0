import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/login_session'
import type { LabSeat } from '#contracts/labs'

/** Who is taking part in an exam: the user, which of their logins speaks, and from where. */
export interface Caller {
  userId: number
  loginId: string
  /** Null for a browser that isn't a lab's. */
  labSeat: LabSeat | null
}

export function callerOf(ctx: HttpContext): Caller {
  return {
    userId: ctx.auth.use('web').getUserOrFail().id,
    loginId: loginIdOf(ctx),
    labSeat: ctx.labSeat,
  }
}
