import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Turns } from '#app/platform/limits/turns'

/** A page sends three or four requests at once; an account with two hundred connections gets no more. */
export const REQUESTS_AT_ONCE = 4

const turns = new Turns(REQUESTS_AT_ONCE)

/** Handles at most a few requests of one user at once; the others wait. Runs where the user is known. */
export default class InTurnMiddleware {
  async handle({ auth }: HttpContext, next: NextFn): Promise<unknown> {
    const { user } = auth.use('web')
    return user ? turns.take(user.id, async () => (await next()) as unknown) : next()
  }
}
