import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hashingFor, OTHER_LANE } from '#app/platform/hashing/hashing_place'
import { addressKey } from '#app/platform/limits/address_key'

/** Sets the queue position for a request's hashing: by account, or by address without one. */
export default class HashingPlaceMiddleware {
  async handle({ auth, request, session }: HttpContext, next: NextFn): Promise<unknown> {
    const { user } = auth.use('web')
    const account = user && `user ${user.id}`
    const place = account
      ? { path: [OTHER_LANE, account], account }
      : { path: [OTHER_LANE, addressKey(request.ip()), session.sessionId] }
    return hashingFor(place, async () => (await next()) as unknown)
  }
}
