import type { HttpContext } from '@adonisjs/core/http'
import { loginIdOf } from '#app/accounts/login_session'

/** Who is taking part in an exam: the user, and which of their logins speaks. */
export interface Caller {
  userId: number
  loginId: string
}

export function callerOf(ctx: HttpContext): Caller {
  return { userId: ctx.auth.use('web').getUserOrFail().id, loginId: loginIdOf(ctx) }
}
